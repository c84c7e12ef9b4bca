/** If a page breaks, it says so and offers a way on; nothing that was played is lost by it. */
import { Component, type ReactNode } from 'react';
import { t } from '../text/index.ts';
import { NotLoaded } from './later.tsx';
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
    const gone = error instanceof NotLoaded;
    return (
      <Trouble
        title={t(gone ? 'broken.gone' : 'broken')}
        text={t(gone ? 'broken.gone.text' : 'broken.text', { detail: error.message })}
        again={() => location.reload()}
        againLabel={t('broken.reload')}
      />
    );
  }
}
