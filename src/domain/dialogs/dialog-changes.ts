import type { ChoiceId, Id } from '../../../generated/types.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { normalizeTitle } from '../../attributes/choice-titles.js';
import { upToTen } from '../../attributes/invalid-value.js';
import { lastCatalogueChoice } from '../../attributes/references.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireShared } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { ChoiceRecord } from '../storage/choices.js';
import type { Records } from '../storage/records.js';
import { isAlike, titleTaken } from './choice-conflicts.js';
import { removeUnheld } from './choice-removal.js';
import { type DialogAttribute, dialogAttribute, invalidProperty, namesOfGrowing } from './dialogs.js';
import { parentNamed } from './parent-choices.js';

/** An attribute by which a dialog is reached. */
export interface DialogAddress {
  readonly category: string;
  readonly attribute: string;
}

/**
 * Adds a choice to a dialog and answers its id; the choice that has the title already is the one meant.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters
 */
export function addChoice(
  context: DomainContext,
  address: DialogAddress,
  title: string,
  parent: Id | string | undefined,
): Promise<ChoiceId> {
  const place = extendableDialog(context, address);
  return context.store.transaction(authorOf(context), async records => {
    const added = await lockDialog(records, place);
    const below = parentNamed(place, added, parent);
    const same = findByTitle(place, added, below, title);
    if (same !== undefined) return same;
    await keepParent(records, below);
    const choice = { dialog: place.dialog.name, parent: below, title: normalizeTitle(title), constant: null, color: null };
    const id = await records.choices.ensure(choice);
    return id;
  });
}

/**
 * Gives a choice that was added another title, wherever it is set.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters, Conflict, Forbidden
 */
export function retitleChoice(context: DomainContext, address: DialogAddress, id: Id, title: string): Promise<void> {
  const place = extendableDialog(context, address);
  requireShared(context, 'cmdb.dialog.update');
  return context.store.transaction(authorOf(context), async records => {
    const added = await lockDialog(records, place);
    const choice = requireAddedChoice(place, added, id);
    const same = findByTitle(place, added, choice.parent, title, choice.id);
    if (same !== undefined) throw titleTaken('value', title, same);
    const after = normalizeTitle(title);
    if (choice.title === after) return;
    if (!(await records.choices.update(choice.id, { title: after }))) throw unknownChoice(place, id);
  });
}

/**
 * Removes a choice that was added and that nothing holds, seen or not.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters, Conflict, Forbidden
 */
export function removeChoice(context: DomainContext, address: DialogAddress, id: Id): Promise<void> {
  const place = extendableDialog(context, address);
  requireShared(context, 'cmdb.dialog.delete');
  const find = async (records: Records) => requireAddedChoice(place, await lockDialog(records, place), id);
  return removeUnheld(context, { parameter: 'entry_id', find });
}

/** @throws RpcError InvalidParameters where nobody adds to the list by this attribute */
export function extendableDialog(context: DomainContext, { category, attribute }: DialogAddress): DialogAttribute {
  const place = dialogAttribute(context, category, attribute);
  if (place.isExtendable) return place;
  if (place.takesAdded) throw invalidProperty(text('CmdbStatusesAreChangedBy'));
  const others = place.category.attributes.filter(each => typeOf(each).holds.choice === 'extendable').map(({ key }) => key);
  const expected = others.length > 0 ? text('ThoseOfCanBeChanged', { others: upToTen(others) }) : '';
  throw invalidProperty(text('ChoicesOfAreFixed', { attribute, expected }));
}

async function lockDialog(records: Records, place: DialogAttribute): Promise<ChoiceRecord[]> {
  await records.choices.lockDialog(place.dialog.name);
  return records.choices.ofDialogs(namesOfGrowing(place));
}

/** A parent that was added is not removed until the choice below it is there. */
async function keepParent(records: Records, parent: string): Promise<void> {
  const id = Number(parent);
  if (id <= lastCatalogueChoice || (await records.choices.titled([], [], [id])).length > 0) return;
  throw new RpcError('Conflict', { reason: text('SomebodyElseRemovedChoice', { id }) });
}

function findByTitle(
  { dialog }: DialogAttribute,
  added: readonly ChoiceRecord[],
  parent: string,
  title: string,
  except?: number,
): ChoiceId | undefined {
  const names = (choice: (typeof dialog.choices)[number]) => [choice.const ?? '', ...Object.values(choice.title)];
  const shipped = dialog.choices.find(choice => names(choice).some(name => isAlike(name, title)));
  if (shipped) return shipped.id;
  const siblings = added.filter(choice => choice.dialog === dialog.name && choice.parent === parent && choice.id !== except);
  return siblings.find(choice => isAlike(choice.title, title))?.id;
}

/** @throws RpcError InvalidParameters where nobody added such a choice to the list */
export function requireAddedChoice(
  place: DialogAttribute,
  added: readonly ChoiceRecord[],
  id: Id,
  parameter = 'entry_id',
): ChoiceRecord {
  const choice = added.find(each => each.id === id && each.dialog === place.dialog.name);
  if (choice) return choice;
  if (Number(id) > lastCatalogueChoice || !place.dialog.byId.has(Number(id))) throw unknownChoice(place, id, parameter);
  const fault = text('ChoiceComesWithCatalogueAnd', { id });
  throw invalidParameter(parameter, fault);
}

function unknownChoice({ category, attribute }: DialogAttribute, id: Id, parameter = 'entry_id'): RpcError {
  const right = text('CmdbDialogReadTellsThem');
  return invalidParameter(
    parameter,
    text('ThereIsNoChoiceFor', { id, attribute: attribute.key, category: category.const, right }),
  );
}
