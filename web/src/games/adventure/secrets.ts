/** Who holds something that nobody else at the same screen may see: an agenda that was not shown. FB-AGENDA-4 */
import type { AdventureView } from '@holotape/adventure/view';

export const secrets = ({ survivors }: AdventureView): readonly number[] =>
  survivors.flatMap(({ agendas, revealed }, seat) =>
    agendas.some((agenda) => agenda === null || agenda !== revealed) ? [seat] : [],
  );
