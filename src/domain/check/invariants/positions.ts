import type { Positions } from '../../../attributes/positions.js';
import { text } from '../../../messages/text.js';
import { connectorIn } from '../../models/connectors.js';
import { positionsAtMost, type Taking, takings } from '../../models/taken-positions.js';
import { entryNamed, type Fault, type Invariant } from './invariant.js';

/** A normal connector or port that takes positions of another one, at one of its sides. */
interface TakingEnd {
  readonly subject: Fault['subject'];
  readonly entry: number;
  readonly side: Taking['to'];
  readonly of: number;
  readonly positions: Positions;
}

/** Positions of connectors: those that others take are there, and each is taken once. */
export const positions: Invariant = {
  name: 'positions',
  consequence: text('TracesLeadToSeveralEnds'),
  begin: ({ registry }) => {
    const counts = new Map<number, number>();
    const ends: TakingEnd[] = [];
    return {
      entries({ entries }) {
        for (const entry of entries) {
          const { row, values } = entry;
          const connector = values && row.status === 'normal' ? connectorIn(registry, row) : undefined;
          if (connector?.positions !== undefined) counts.set(row.id, connector.positions);
          for (const { to: side, by } of takings) {
            const of = connector?.[side];
            if (connector && of !== undefined && connector[by].length > 0)
              ends.push({ subject: entryNamed(entry), entry: row.id, side, of, positions: connector[by] });
          }
        }
        return [];
      },
      atEnd: () => faultsOf(ends, counts),
    };
  },
};

function* faultsOf(ends: readonly TakingEnd[], counts: ReadonlyMap<number, number>): Iterable<Fault> {
  const takers = new Map<string, number>();
  for (const { subject, entry, side, of, positions: taken } of ends) {
    const [count, last] = [counts.get(of) ?? positionsAtMost, taken.at(-1) ?? 0];
    if (last > count) yield { subject, reason: text('ItTakesPositionBeyond', { position: last, entry: of, count }) };
    for (const position of taken) {
      const place = `${side} ${of} ${position}`;
      const other = takers.get(place);
      if (other !== undefined) yield { subject, reason: text('ItTakesPositionOfAnother', { position, entry: of, other }) };
      takers.set(place, other ?? entry);
    }
  }
}
