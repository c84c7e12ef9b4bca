/** Who puts markers and models on the table. SC-COMMON-4 */
import { FormRow, Seg } from '../../../design/index.ts';
import type { WishProps } from '../../setting-up.ts';
import type { Agreed } from './options.ts';
import { w } from './words.ts';

export const Placing = ({ wish, change }: WishProps<Agreed>) => (
  <>
    <FormRow label={w('placing')}>
      <Seg
        label={w('placing.label')}
        value={wish.options.placing}
        options={[
          { value: 'auto', label: w('placing.auto') },
          { value: 'players', label: w('placing.players') },
        ]}
        onChange={(placing) => change({ ...wish, options: { ...wish.options, placing } })}
      />
    </FormRow>
    <p className="pad">{w(`placing.${wish.options.placing}.note`)}</p>
  </>
);
