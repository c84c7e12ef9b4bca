/** If a page breaks, it says so and offers a way on; nothing that was played is lost by it. */
import { Component, type ReactNode } from 'react';
import { t } from '../text/index.ts';
import { Trouble } from './Trouble.tsx';

interface BrokenProps {
  readonly children: ReactNode;
  /** Another page is another try. */
  readonly path: string;
}

interface BrokenState {
  readonly error: Error | undefined;
  readonly path: string;
}

/** A page whose files are gone: a newer version has taken their place. */
const isOld = (error: Error): boolean =>
  /dynamically imported module|Importing a module script failed/.test(error.message);

export class Broken extends Component<BrokenProps, BrokenState> {
  override state: BrokenState = { error: undefined, path: this.props.path };

  static getDerivedStateFromError(error: Error): Partial<BrokenState> {
    return { error };
  }

  static getDerivedStateFromProps({ path }: BrokenProps, state: BrokenState): Partial<BrokenState> | null {
    return path === state.path ? null : { error: undefined, path };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Trouble
        title={t(isOld(error) ? 'broken.old' : 'broken')}
        text={t(isOld(error) ? 'broken.old.text' : 'broken.text', { detail: error.message })}
        again={() => location.reload()}
        againLabel={t('broken.reload')}
      />
    );
  }
}
