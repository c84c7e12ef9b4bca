/** Who sits where: one level of the shelter for each seat, with its elevator, so that colour, order and neighbours are seen. */
import type { SeatsProps } from '../../setting-up.ts';
import { SEAT_COLOURS } from './colours.ts';
import { Blueprint, ElevatorDoors, HOMES, Sky, Stage } from './drawing.tsx';
import type { Agreed } from './options.ts';
import { w } from './words.ts';

export function Shelter({ wish, fields, more }: SeatsProps<Agreed>) {
  return (
    <div className="shelter">
      <div className="sky">
        <Sky />
        <h2>{w('who')}</h2>
        <span>{w('who.more')}</span>
      </div>
      <ol className="seats">
        {wish.seats.map(({ sitter }, at) => {
          const colour = SEAT_COLOURS[at]!;
          return (
            <li key={colour} className="seat">
              <ElevatorDoors colour={colour} width={66} height={106} />
              {sitter === 'link' ? (
                <Blueprint width={132} height={106} awaited linked />
              ) : (
                <Stage
                  colour={colour}
                  width={132}
                  height={106}
                  who={sitter === 'bot' ? 'bot' : 'person'}
                  home={HOMES[colour][0]}
                />
              )}
              {fields(at)}
            </li>
          );
        })}
      </ol>
      {more}
    </div>
  );
}
