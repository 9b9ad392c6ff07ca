import type { Kataster } from '../../../generated/client.js';
import type { RackContent } from '../../../generated/types.js';
import { listIn, recordIn, textOf } from '../attributes/attribute-view.js';
import { Icon, TypeIcon } from '../parts/icon.js';
import { to } from '../routing/addresses.js';
import { objectsOf, useAnswer } from '../service/answer.js';
import { say } from '../texts/say.js';
import type { Mover } from './moving.js';
import { inWords, type Placeable } from './rack-position.js';
import { rackWords } from './rack-words.js';

interface UnplacedListProps {
  readonly rack: RackContent;
  readonly mover: Mover;
  /** Absent where the caller may not place any. */
  readonly onOpen: ((device: Placeable) => void) | undefined;
}

const heightsAtMost = 200;

/** Heights in units of objects that have no place: those of the first objects, as nobody places so many at once. */
async function heightsOf(caller: Kataster, ids: number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const filter = { ids: ids.slice(0, heightsAtMost) };
  const found = await caller.cmdb.objects.read({ filter, fields: ['id'], categories: ['C__CATG__FORMFACTOR'] });
  const objects = objectsOf(found);
  return new Map(
    objects.map(({ id, categories }) => [
      Number(id),
      Number(textOf(listIn(recordIn(categories).C__CATG__FORMFACTOR)[0]?.rackunits) || 1),
    ]),
  );
}

/** Objects of a rack without a place: each is dragged into it, moved there by arrow keys, or placed by a form. */
export function UnplacedList({ rack, mover, onOpen }: UnplacedListProps) {
  const ids = rack.unplaced.map(({ id }) => id);
  const { value: heights } = useAnswer(caller => heightsOf(caller, ids), [ids]);
  const { moving } = mover;
  return (
    <section class="unplaced" aria-label={say(rackWords.unplaced)}>
      <p class="hidden" role="status">
        {moving && `${moving.device.title}: ${inWords(moving.device, moving.at)}`}
      </p>
      {ids.length > 0 && (
        <>
          <h2>{say(rackWords.unplaced)}</h2>
          {onOpen && <p class="hint">{say(rackWords.unplacedHint)}</p>}
          <ul class="plain-list">
            {rack.unplaced.map(({ id, title, type, type_title }) => {
              const device = { id, title, height: heights?.get(id) ?? 1 };
              const { onClick, ...handlers } = mover.handlersOf(device);
              return (
                <li key={id}>
                  <button
                    type="button"
                    data-device={id}
                    title={say(rackWords.open, { title })}
                    {...handlers}
                    disabled={!onOpen}
                    onClick={event => {
                      onClick?.(event);
                      if (!event.defaultPrevented) onOpen?.(device);
                    }}
                  >
                    <TypeIcon type={type} size={16} /> {title}
                  </button>
                  <a href={to.object(id)} aria-label={`${title}, ${type_title}`}>
                    <Icon name="eye" />
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
