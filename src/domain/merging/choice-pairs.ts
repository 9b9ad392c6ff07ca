import type { Id } from '../../../generated/types.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { nameOf } from '../../attributes/names.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { dependentsOf } from '../dialogs/choice-uses.js';
import { type DialogAddress, extendableDialog, requireAddedChoice } from '../dialogs/dialog-changes.js';
import { namesOfGrowing } from '../dialogs/dialogs.js';
import type { ChoiceRecord } from '../storage/choices.js';
import type { Reads } from '../storage/reads.js';

/** A choice that becomes another, and the attribute by which its list is changed. */
export interface ChoicePair {
  readonly address: DialogAddress;
  readonly choice: ChoiceRecord;
  readonly into: number;
}

/**
 * The choice that a caller names, and the one of the same list that it is to become.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters
 */
export async function choicePair(
  context: DomainContext,
  { choices }: Pick<Reads, 'choices'>,
  address: DialogAddress,
  named: { readonly entry_id: Id; readonly into: Id },
): Promise<ChoicePair> {
  const place = extendableDialog(context, address);
  const added = await choices.ofDialogs(namesOfGrowing(place));
  const choice = requireAddedChoice(place, added, Number(named.entry_id));
  const into = Number(named.into);
  if (into === choice.id) throw invalidParameter('into', text('ExpectedAnotherThanMerged'));
  const shipped = place.dialog.byId.has(into) ? { id: into, parent: '' } : undefined;
  const { parent } = shipped ?? requireAddedChoice(place, added, into, 'into');
  if (parent !== choice.parent) throw invalidParameter('into', text('ChoicesDependOnOthers', { id: choice.id, into }));
  return { address, choice, into };
}

/** Choices that depend on one, each with an attribute by which its list is changed. */
export async function choicesBelow(
  { registry }: DomainContext,
  { choices }: Pick<Reads, 'choices'>,
  { dialog, id }: ChoiceRecord,
): Promise<readonly Omit<ChoicePair, 'into'>[]> {
  const dependents = dependentsOf(registry, dialog);
  if (dependents.length === 0) return [];
  const added = await choices.ofDialogs(dependents);
  return added
    .filter(({ parent }) => parent === String(id))
    .map(choice => ({ choice, address: addressOf(registry, choice.dialog) }));
}

function addressOf({ categories }: Registry, dialog: string): DialogAddress {
  for (const { const: category, attributes } of categories) {
    const attribute = attributes.find(each => each.dialog === dialog && typeOf(each).holds.choice === 'extendable');
    if (attribute) return { category, attribute: nameOf(attribute) };
  }
  throw new Error(`No attribute of the catalogue adds to ${dialog}`);
}
