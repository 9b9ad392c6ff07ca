import { calls, type Kataster, KatasterError } from '../../../../generated/client.js';
import type { AttributeCondition, ChangeSet } from '../../../../generated/types.js';
import { objectsOf } from '../../service/answer.js';
import { constant } from '../../service/constants.js';

/** The condition of objects that a person is named for. */
export function contactIs(person: string): AttributeCondition {
  return { category: 'C__CATG__CONTACT', key: 'contact', comparison: '=', value: Number(person) } as const;
}

const maxObjects = 50;
const maxShown = 6;

/** The last changes of objects that a person is named for as a contact, the newest first, one for each object. */
export async function changesAnsweredFor(caller: Kataster, person: string): Promise<readonly ChangeSet[]> {
  const condition = contactIs(person);
  const found = await caller.cmdb.objects.read({
    filter: { attributes: [{ ...condition, category: constant(condition.category) }] },
    fields: ['id'],
    limit: maxObjects,
  });
  const objects = objectsOf(found);
  const answers = await caller.batch(objects.map(({ id }) => calls.kataster.changes.read({ object: Number(id), limit: 1 })));
  const sets = answers.flatMap(answer => (answer instanceof KatasterError ? [] : answer.change_sets));
  return [...new Map(sets.map(set => [set.number, set])).values()]
    .toSorted((one, other) => other.number - one.number)
    .slice(0, maxShown);
}
