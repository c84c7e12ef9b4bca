/** How hard an adventure is, and what its table plays by beyond the book. */
import { DIFFICULTIES, type Difficulty } from '@holotape/adventure/words';
import { FormRow, RuleTag, Seg, Switch } from '../../../design/index.ts';
import type { WishProps } from '../../setting-up.ts';
import { type Agreed, isGiven, isOn, OF_RIVALS, SWITCHES, type SwitchName, wayOf } from './options.ts';
import { w } from './words.ts';

/** The rule of ours behind each. */
const RULES: Readonly<Record<Difficulty | SwitchName, string>> = {
  gentle: 'HT-LEVEL-1',
  book: 'HT-LEVEL-2',
  hard: 'HT-LEVEL-3',
  newCalifornia: 'NC-SETUP-1',
  expanded: 'NC-SETUP-6',
  moreRoads: 'HT-ROADS-1',
  banded: 'HT-BAND-1',
  oaths: 'HT-OATH-1',
  quick: 'HT-QUICK-1',
  oneAction: 'HT-ONE-1',
  tale: 'HT-TALE-1',
};

export function Rows({ wish, change }: WishProps<Agreed>) {
  const { difficulty, together } = wish.options;
  return (
    <>
      <WayOfWinning wish={wish} change={change} />
      <FormRow label={w('level')}>
        <Seg
          label={w('level.label')}
          value={difficulty}
          options={DIFFICULTIES.map((each) => ({ value: each, label: w(`level.${each}`) }))}
          onChange={(chosen: Difficulty) => change({ ...wish, options: { ...wish.options, difficulty: chosen } })}
        />
      </FormRow>
      <p className="pad">
        {w(`level.${difficulty}.${together ? 'together' : 'note'}`)} <RuleTag id={RULES[difficulty]} />
      </p>
    </>
  );
}

type Way = ReturnType<typeof wayOf>;
const WON_BY: Readonly<Record<Way, string>> = { rivals: 'FB-INF-1', together: 'AB-END-1', 'as-one': 'NC-SCEN-4' };

/** One of two for every story. FB-INF-1, AB-END-1 */
function WayOfWinning({ wish, change }: WishProps<Agreed>) {
  const way = wayOf(wish.options);
  const apart = wayOf({ ...wish.options, together: false });
  const ways: readonly Way[] = [apart, 'together'];
  /** Whoever walks alone has nobody to beat but the story. */
  const said = (each: Way) => (each === 'rivals' && wish.seats.length === 1 ? 'alone' : each);
  return (
    <>
      <FormRow label={w('way')}>
        <Seg
          label={w('way.label')}
          value={way}
          options={ways.map((each) => ({ value: each, label: w(`way.${said(each)}`) }))}
          onChange={(chosen: Way) => change({ ...wish, options: { ...wish.options, together: chosen === 'together' } })}
        />
      </FormRow>
      <p className="pad">
        {w(`way.${said(way)}.note`)} <RuleTag id={WON_BY[way]} />
      </p>
    </>
  );
}

export function Switches({ wish, change }: WishProps<Agreed>) {
  const offered = SWITCHES.filter((name) => !(wish.options.together && OF_RIVALS.includes(name)));
  return (
    <>
      {wish.options.together && <li className="pad">{w('switch.rivals')}</li>}
      {offered.map((name) => (
        <li key={name} className="ruled-switch">
          <Switch
            on={isOn(wish.options, name, wish.seats.length)}
            blocked={isGiven(wish.options, name) === undefined ? undefined : { text: w('given'), rule: RULES[name] }}
            onChange={(on) => change({ ...wish, options: { ...wish.options, [name]: on } })}
            note={w(`switch.${name}.note`)}
          >
            <b>{w(`switch.${name}`)}</b>
          </Switch>
          <RuleTag id={RULES[name]} />
        </li>
      ))}
    </>
  );
}
