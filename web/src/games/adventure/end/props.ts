import type { AdventureView } from '@holotape/adventure/view';
import type { EndContext } from '../../module.ts';

export type EndProps = EndContext<AdventureView>;
