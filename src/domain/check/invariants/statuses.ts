import { lastCatalogueChoice } from '../../../attributes/references.js';
import { type Text, text } from '../../../messages/text.js';
import { recordStatuses } from '../../storage/objects.js';
import { type CheckedObject, entryNamed, type Fault, type Ground, type Invariant } from './invariant.js';

const known: ReadonlySet<string> = new Set(recordStatuses);

/** Record statuses, object types and CMDB statuses are known. */
export const statuses: Invariant = {
  name: 'statuses',
  consequence: text('NoListShowsItAnd'),
  begin: ground => ({
    async *objects(objects) {
      const added = await findAddedStatuses(ground, objects);
      for (const { row } of objects) yield* faultsOf(ground, row, added);
    },
    *entries({ entries }) {
      for (const entry of entries)
        if (!known.has(entry.row.status)) yield { subject: entryNamed(entry), reason: unknownStatus(entry.row.status) };
    },
  }),
};

function* faultsOf({ registry }: Ground, row: CheckedObject['row'], added: ReadonlySet<string>): Generator<Fault> {
  const { id, status, type, cmdbStatus } = row;
  const subject = text('ObjectWithId', { id });
  if (!known.has(status)) yield { subject, reason: unknownStatus(status) };
  if (!registry.objectType(type)) yield { subject, reason: text('ItsTypeIsWhichIs', { type }) };
  if (!registry.cmdbStatus(cmdbStatus) && !added.has(cmdbStatus))
    yield {
      subject,
      reason: text('ItsCmdbStatusIsWhich', { cmdbStatus: JSON.stringify(cmdbStatus) }),
    };
}

function unknownStatus(status: string): Text {
  return text('ItsStatusIsWhichIs', { status: JSON.stringify(status) });
}

/** CMDB statuses that users added, as objects keep them. */
async function findAddedStatuses({ registry, reads }: Ground, objects: readonly CheckedObject[]): Promise<ReadonlySet<string>> {
  const kept = objects.map(({ row }) => row.cmdbStatus).filter(each => !registry.cmdbStatus(each));
  const choices = [...new Set(kept.map(Number))].filter(id => Number.isSafeInteger(id) && id > lastCatalogueChoice);
  if (choices.length === 0) return new Set();
  const found = await reads.referents.find({ choices, objects: [], entries: [] });
  return new Set(found.choices.filter(({ dialog }) => dialog === 'cmdb_status').map(({ id }) => String(id)));
}
