import type { RackContent } from '../../../generated/types.js';
import { to } from '../routing/addresses.js';
import { say } from '../texts/say.js';
import { RackSide } from './rack-side.js';
import { rackWords, type Side } from './rack-words.js';

/** A rack from the front and the back, with its faults and what has no place in it. */
export function Rack({ rack }: { readonly rack: RackContent }) {
  const { units, free, conflicts, unplaced, devices } = rack;
  const titles = new Map(devices.map(({ id, title }) => [id, title]));
  const freeInFront = free.front.reduce((sum, range) => sum + range.to - range.from + 1, 0);
  const shown: readonly Side[] = ['front', 'rear'];
  return (
    <div class="rack-view">
      <p class="count">{say(rackWords.units, { number: units ?? 0, free: freeInFront })}</p>
      {conflicts.length > 0 && (
        <div class="failure" role="alert">
          <b>{say(rackWords.conflicts)}</b>
          <ul>
            {conflicts.map(({ kind, objects, from, to: last }, at) => (
              <li key={at}>
                {say(rackWords[kind], { from, to: last, objects: objects.map(id => titles.get(id) ?? id).join(', ') })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="hint">{say(rackWords.hint)}</p>
      <div class="rack-sides">
        {shown.map(side => (
          <RackSide key={side} rack={rack} side={side} />
        ))}
      </div>
      {unplaced.length > 0 && (
        <>
          <h2>{say(rackWords.unplaced)}</h2>
          <ul class="relation-list">
            {unplaced.map(({ id, title, type_title }) => (
              <li key={id}>
                <a href={to.object(id)}>{title}</a> · {type_title}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
