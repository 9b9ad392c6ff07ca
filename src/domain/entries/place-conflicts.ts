import type { KeptValues } from '../../attributes/attribute-type.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { readableValues } from '../storage/damage.js';
import type { EntryOwner } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { addressCategory, addressConflict, addressIn } from './address-conflicts.js';
import type { CategoryModel } from './category-model.js';
import { inWords, type PlaceConflict } from './occupants.js';
import { rackCategories, rackConflict } from './rack-conflicts.js';

/** An entry whose values are about to be kept. */
export interface Placing {
  readonly context: DomainContext;
  readonly records: Records;
  readonly object: EntryOwner;
  readonly model: CategoryModel;
  /** Absent where it is created. */
  readonly entry: number | undefined;
  readonly before: Readonly<KeptValues>;
  readonly after: Readonly<KeptValues>;
}

type Find = (placing: Placing) => Promise<PlaceConflict | undefined>;

/** Categories by which an object takes a place that no other one can have. */
const finders: Readonly<Record<string, Find>> = {
  [addressCategory]: async ({ records, entry = 0, before, after }) => {
    const [had, has] = [addressIn(entry, before), addressIn(entry, after)];
    return has && !(had?.address === has.address && had.net === has.net) ? addressConflict(records, [has]) : undefined;
  },
  [rackCategories.location]: placing => standing(placing, 'location'),
  [rackCategories.form]: placing => standing(placing, 'form'),
};

/** Why an object cannot take the place that values tell. What does not change is not looked at. */
export async function placeConflict(placing: Placing): Promise<PlaceConflict | undefined> {
  const { context, object, model } = placing;
  if (!context.dialect.checksPlausibility || object.status !== 'normal') return undefined;
  return finders[model.category.const]?.(placing);
}

/**
 * Refuses values by which an object would take a place that another one has, or that is not there.
 * @throws RpcError ValidationFailed naming who is there to those who may view that
 */
export async function refuseTakenPlace(placing: Placing): Promise<void> {
  const conflict = await placeConflict(placing);
  const { context, records } = placing;
  if (conflict) throw new RpcError('ValidationFailed', {}, { [conflict.key]: await inWords(context, records, conflict) });
}

/** Why an object could not have the places that its entries tell, in words; `undefined` where it can. */
export async function takenPlaceOf(context: DomainContext, records: Records, object: ObjectRecord): Promise<string | undefined> {
  if (!context.dialect.checksPlausibility) return undefined;
  const names = [addressCategory, ...Object.values(rackCategories)];
  const rows = await records.everything.facts.find([{ kind: 'beside', ids: [object.id], names }]);
  const addresses = rows.flatMap(row =>
    row.category === addressCategory ? [addressIn(row.id, readableValues(row.values) ?? {})] : [],
  );
  const { registry } = context;
  const conflict =
    (await addressConflict(
      records,
      addresses.filter(each => each !== undefined),
    )) ??
    (await rackConflict(records, { registry, viewed: asViewer(context, records), object, before: { location: {} }, after: {} }));
  return conflict && inWords(context, records, conflict);
}

function standing({ context, records, object, before, after }: Placing, told: 'location' | 'form') {
  const { registry } = context;
  return rackConflict(records, {
    registry,
    viewed: asViewer(context, records),
    object,
    before: { [told]: before },
    after: { [told]: after },
  });
}
