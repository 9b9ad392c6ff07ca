import type { RackContent, RackUnits } from '../../../generated/types.js';
import { unitsText } from '../../drawings/rack-units.js';
import { say, sayNumber } from '../texts/say.js';
import { rackWords } from './rack-words.js';

const sides = ['front', 'rear'] as const;

/** Height, free units and slots of a rack by side, and what cannot stand where it does. */
export function RackSummary({ rack }: { readonly rack: RackContent }) {
  const { units, free, slots, devices, conflicts } = rack;
  const titles = new Map(devices.map(({ id, title }) => [id, title]));
  return (
    <>
      <ul class="rack-facts">
        <li>
          <b>{sayNumber(rackWords.units, units ?? 0)}</b>
        </li>
        {sides.map(side => {
          const used = devices.filter(({ vertical, sides: on }) => vertical && on.includes(side)).length;
          return (
            <li key={side}>
              <b>{say(rackWords[side])}</b> {say(rackWords.free, { units: rangesInWords(free[side]) })}
              {(slots[side] > 0 || used > 0) && ` · ${say(rackWords.slots, { used, all: slots[side] })}`}
            </li>
          );
        })}
      </ul>
      {conflicts.length > 0 && (
        <div class="failure" role="alert">
          <b>{say(rackWords.conflicts)}</b>
          <ul>
            {conflicts.map(({ kind, objects, from, to }, at) => (
              <li key={at}>{say(rackWords[kind], { from, to, objects: objects.map(id => titles.get(id) ?? id).join(', ') })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function rangesInWords(ranges: readonly RackUnits[]): string {
  if (ranges.length === 0) return say(rackWords.allTaken);
  return ranges.map(unitsText).join(', ');
}
