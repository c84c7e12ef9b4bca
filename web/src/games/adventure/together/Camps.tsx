/** C.A.M.P. tokens on the map, and the threads of fast travel between them. AB-CAMP-3, AB-CAMP-6 */
import { spaceName } from '@holotape/adventure/printed/words';
import { Quiet } from '../../../design/Quiet.tsx';
import { optionOf } from '../../module.ts';
import { type Drawn, middleOf } from '../map/drawn.ts';
import { WordPill } from '../map/marks.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { CampToken } from './CampToken.tsx';
import { c } from './words.ts';

interface CampsProps {
  readonly context: AdventureContext;
  readonly drawn: ReadonlyMap<string, Drawn>;
}

const TRAVEL = 'travel:';

/** A token lies aside of the middle, so that a survivor in its space does not hide it. */
const ASIDE = { x: 22, y: -12 };

export function Camps({ context, drawn }: CampsProps) {
  const { view, question, propose, point } = context;
  const { position } = useAdventure();
  const chosen = optionOf(context);
  if (view.together === null) return null;
  return (
    <g className="camps">
      <Threads context={context} drawn={drawn} />
      {view.together.camps.placed.map((space) => {
        const at = drawn.get(space);
        if (at === undefined) return null;
        const [x, y] = middleOf(at);
        const id = `${TRAVEL}${space}`;
        const open = question?.options?.some((each) => each.id === id && each.blocked === undefined) ?? false;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same option is a key of the question bar
          <g
            key={space}
            className={open ? 'piece lit' : 'piece'}
            data-camp={space}
            transform={`translate(${x + ASIDE.x} ${y + ASIDE.y})`}
            onClick={() => open && propose(id)}
            onPointerEnter={() => point(`camp:${space}`)}
            onPointerLeave={() => point(undefined)}
          >
            <title>
              {open
                ? c('camp.travel', { space: spaceName(position.content, space) })
                : `${c('camp.token')} ${spaceName(position.content, space)}`}
            </title>
            {(open || chosen === id) && (
              <circle r="21" cy="-3" fill={chosen === id ? '#F2B632' : 'none'} stroke="#F2B632" strokeWidth="3" />
            )}
            <CampToken />
          </g>
        );
      })}
    </g>
  );
}

/** From where one stands to every camp, while fast travel is meant; between the camps, while one is pointed at. */
function Threads({ context, drawn }: CampsProps) {
  const { view, pointed } = context;
  const { me } = useAdventure();
  const chosen = optionOf(context);
  const travels = chosen?.startsWith(TRAVEL) === true;
  const camp = pointed?.startsWith('camp:') === true ? pointed.slice('camp:'.length) : undefined;
  const from = travels ? me?.space : camp;
  const start = from == null ? undefined : drawn.get(from);
  if (start === undefined) return null;
  const [x, y] = middleOf(start);
  const ends = view.together!.camps.placed.flatMap((space) => {
    const at = drawn.get(space);
    return at === undefined || space === from ? [] : [{ space, at: middleOf(at) }];
  });
  const goal = travels ? ends.find(({ space }) => chosen === `${TRAVEL}${space}`) : undefined;
  return (
    <Quiet className="camp-threads">
      {ends.map(({ space, at: [tx, ty] }) => (
        <path
          key={space}
          d={`M${x} ${y}Q${(x + tx) / 2} ${Math.min(y, ty) - 46} ${tx + ASIDE.x} ${ty + ASIDE.y}`}
          className={goal === undefined || goal.space === space ? 'meant' : ''}
        />
      ))}
      {goal !== undefined && (
        <WordPill x={(x + goal.at[0]) / 2} y={(y + goal.at[1]) / 2 - 34} word={c('travel.tag')} chosen />
      )}
    </Quiet>
  );
}
