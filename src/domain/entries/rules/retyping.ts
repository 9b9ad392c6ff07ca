import type { Attribute } from '../../../attributes/attribute-type.js';
import { isLink } from '../../../attributes/attribute-types.js';
import type { Registry } from '../../../catalog/registry.js';
import { type Text, text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { asViewer } from '../../access/permission.js';
import type { DomainContext } from '../../context.js';
import type { EntryRule, ObjectTitling } from '../entry-rule.js';
import { devicesIn, isRack } from './places/rack-conflicts.js';

/** Objects that a refusal names. */
const namedAtMost = 10;

/**
 * An object gets no type to which links that lead to it may not lead: what stands in it, or belongs to it, goes first. Racks with devices
 * in their units, default templates and objects that every installation has stay what they are.
 */
export const retyping: EntryRule = {
  name: 'retyping',
  appliedTo: () => undefined,
  objectTitled: rejectOtherType,
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

/** @throws RpcError Conflict naming what stands in the way */
async function rejectOtherType({ former, object: { id, type: to }, ...asking }: ObjectTitling): Promise<void> {
  if (!former || former.type === to) return;
  const reason = await retypingFault(asking, { id, from: former.type, to });
  if (reason) throw new RpcError('Conflict', { reason: text('ObjectCannotHaveType', { id, reason }) }, { type: reason });
}

/** An object that gets another type. */
interface Retyping {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

type Asking = Pick<ObjectTitling, 'records'> & { readonly context: DomainContext };

/** Why an object does not get another type; `undefined` where it may. What is in the way is named to those who may view it. */
export async function retypingFault(asking: Asking, retyping: Retyping): Promise<Text | undefined> {
  return (await permanence(asking, retyping)) ?? (await lostLink(asking, retyping)) ?? (await standingDevices(asking, retyping));
}

async function permanence({ context, records }: Asking, { id, from }: Retyping): Promise<Text | undefined> {
  if ((await records.everything.objectTypes.defaultTemplate(from)) === id) return text('ItIsDefaultTemplateOf', { name: from });
  const constant = await records.constants.of(id);
  const isPermanent = context.registry.defaultObjects.some(each => each.const === constant && each.permanent);
  return isPermanent ? text('BelongsToEveryInstallation', { constant }) : undefined;
}

async function lostLink({ context, records }: Asking, { id, from, to }: Retyping): Promise<Text | undefined> {
  const links = linksLost(context.registry, from, to);
  const [found] = links.length > 0 ? await records.everything.links.referrersOf(id, links, 1) : [];
  if (!found) return undefined;
  const seen = await asViewer(context, records).links.referrersOf(id, links, namedAtMost);
  const { attribute, category } = seen[0] ?? found;
  const alike = seen.filter(each => each.category === category && each.attribute === attribute);
  const objects = [...new Set(alike.map(({ object }) => object))].join(', ');
  return alike.length > 0
    ? text('LeadsToItFrom', { attribute, category, objects })
    : text('LeadsToItFromUnseen', { attribute, category });
}

/** Links, as `category.attribute`, that may lead to objects of one type and not to those of another. */
function linksLost(registry: Registry, from: string, to: string): readonly string[] {
  const kept = registry.categories.filter(category => registry.storage(category) === category && !category.reverses);
  return kept.flatMap(category =>
    (category.attributes as readonly Attribute[])
      .filter(attribute =>
        [attribute, ...(attribute.fields ?? [])].some(each => isLink(each) && isLost(registry, each, from, to)),
      )
      .map(({ key }) => `${category.const}.${key}`),
  );
}

function isLost(registry: Registry, attribute: Attribute, from: string, to: string): boolean {
  const permitted = registry.permittedTypes(attribute);
  return permitted?.includes(from) === true && !permitted.includes(to);
}

async function standingDevices({ context, records }: Asking, { id, from, to }: Retyping): Promise<Text | undefined> {
  const { registry } = context;
  if (!isRack(registry, from) || isRack(registry, to)) return undefined;
  const ids = [...new Set((await devicesIn(records.everything, id)).map(({ object }) => object))];
  if (ids.length === 0) return undefined;
  const named = { choices: [], objects: ids.slice(0, namedAtMost), entries: [] };
  const { objects } = await asViewer(context, records).referents.find(named);
  return text('DevicesStandInItsUnits', { objects: objects.map(each => each.id).join(', ') });
}
