import type { Kataster } from '../../../../generated/client.js';
import type { ListedObject } from '../../../../generated/types.js';
import { confirmWrite } from '../../history/confirmed-write.js';
import { undoAction } from '../../history/undo.js';
import { PlainTable } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { useAccess } from '../../service/access.js';
import { objectsOf, useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { placeWords } from './place-words.js';

const listedAtMost = 200;
const ofLocation = 'C__CATG__LOCATION';

/** Places that are in no other one, and so in no tree. */
async function placesOutside(caller: Kataster, root: number): Promise<readonly ListedObject[]> {
  const types = await objectTypes(caller);
  const containers = types.filter(({ container }) => container === '1').map(type => constant(type.const));
  if (containers.length === 0) return [];
  const found = await caller.cmdb.objects.read({
    filter: { type: containers, attributes: [{ category: ofLocation, key: 'parent', comparison: 'unset' }] },
    fields: ['id', 'title', 'type_title'],
    order_by: 'title',
    limit: listedAtMost,
  });
  return objectsOf(found).filter(({ id }) => Number(id) !== root);
}

interface UnplacedProps {
  /** The place that contains all others. */
  readonly root: { readonly id: number; readonly title: string };
}

/** Buildings, rooms and racks without a place, each with a button that puts it into the outermost one. */
export function Unplaced({ root }: UnplacedProps) {
  const list = useAnswer(caller => placesOutside(caller, root.id), [root.id]).value ?? [];
  const { may } = useAccess();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="unplaced-places">
      <h2 id="unplaced-places">{say(placeWords.unplaced)}</h2>
      <p class="hint">{say(placeWords.unplacedHint)}</p>
      <PlainTable
        label={say(placeWords.unplaced)}
        rows={list}
        keyOf={({ id }) => id}
        columns={[
          { title: say(words.title), show: ({ id, title }) => <a href={to.place(id)}>{title}</a> },
          { title: say(words.type), show: ({ type_title }) => type_title },
          {
            title: say(words.actions),
            isForScreen: true,
            show: object =>
              may('edit', ofLocation) && (
                <button type="button" class="small" onClick={() => void putInto(root, object)}>
                  {say(placeWords.putInto, { place: root.title })}
                </button>
              ),
          },
        ]}
      />
    </section>
  );
}

async function putInto(root: UnplacedProps['root'], { id, title = '' }: ListedObject): Promise<void> {
  const params = { object: Number(id), category: ofLocation, data: { parent: root.id } };
  const operations = [{ method: 'cmdb.category.save', params }];
  await confirmWrite({
    title: say(placeWords.putTitle, { title, place: root.title }),
    label: say(placeWords.put),
    dryRun: () => service.value.kataster.changes.apply({ operations }, { dry_run: true }),
    write: ({ plan }) => service.value.kataster.changes.apply(plan ? { plan } : { operations }),
    done: () => say(placeWords.placed, { title, place: root.title }),
    next: ({ number }) => undoAction(number),
  });
}
