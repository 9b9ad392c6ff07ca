import { methods } from '../../../generated/methods.js';
import type { ChoiceDefinition } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { isExtendable, isGrown } from '../../attributes/choice-errors.js';
import { upToTen } from '../../attributes/invalid-value.js';
import { nameOf } from '../../attributes/names.js';
import type { Category, Dialog, Registry } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { permitsCategory, requireCategory } from '../access/permission.js';
import { categoryNamed } from '../categories.js';
import type { DomainContext } from '../context.js';
import type { ChoiceRecord } from '../storage/choices.js';

/** A choice of the catalogue, or one that was added, in one form. */
export type TitledChoice = Pick<ChoiceDefinition, 'id' | 'const' | 'title'>;

/** A choice an attribute may be set to. */
export interface OfferedChoice {
  readonly choice: TitledChoice;
  /** The choice it depends on; `null` where it depends on none, absent where choices of the list never do. */
  readonly parent?: TitledChoice | null;
}

/** An attribute with choices, the list they come from, and the list that one depends on. */
export interface DialogAttribute {
  readonly category: Category;
  readonly attribute: Attribute;
  readonly dialog: Dialog;
  readonly parents: Dialog | undefined;
  /** Choices can be added to the list by this attribute. */
  readonly isExtendable: boolean;
  /** The attribute takes choices that were added. */
  readonly takesAdded: boolean;
}

/**
 * Choices of attributes of a category, a list for each: those of the catalogue in their order, then added ones, ascending by id.
 * One statement, or none for dialogs that are not extendable.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters
 */
export async function choicesOffered(
  context: DomainContext,
  category: string,
  keys: readonly string[],
): Promise<readonly (readonly OfferedChoice[])[]> {
  const asked = keys.map(key => (isUnexplained(context, category, key) ? undefined : dialogAttribute(context, category, key)));
  const names = new Set(asked.flatMap(each => (each ? namesOfGrowing(each) : [])));
  const added = names.size > 0 ? await context.store.reads.choices.ofDialogs([...names]) : [];
  return asked.map(each => (each ? listChoices(each, added) : []));
}

/** Whether there is no such attribute, in a dialect that returns an empty list without an explanation. */
function isUnexplained(context: DomainContext, category: string, key: string): boolean {
  const { registry, dialect } = context;
  return !dialect.explainsEmptyLists && !registry.storage(categoryNamed(context, category)).attributesByName.has(key);
}

/**
 * The attribute a caller names, which has choices.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters
 */
export function dialogAttribute(context: DomainContext, name: string, key: string): DialogAttribute {
  const { registry } = context;
  const category = registry.storage(categoryNamed(context, name));
  const attribute = category.attributesByName.get(key);
  const dialog = attribute?.dialog === undefined ? undefined : registry.dialog(attribute.dialog);
  if (!attribute || !dialog) throw invalidProperty(withoutChoices(category, key));
  const extendable = isExtendable(attribute);
  const parents = parentsOf(category, attribute, registry);
  return { category, attribute, dialog, parents, isExtendable: extendable, takesAdded: extendable || isGrown(attribute) };
}

/**
 * Rejects a new choice of a list by callers who may add one by no attribute.
 * @throws RpcError Forbidden
 */
export function requireChoiceCreation(context: DomainContext, dialog: string): void {
  const { verb } = methods['cmdb.dialog.create'].permission;
  const offering = context.registry.categories.filter(({ attributes }) =>
    attributes.some(attribute => attribute.dialog === dialog && isExtendable(attribute)),
  );
  const names = offering.map(({ storedIn }) => storedIn);
  requireCategory(context, names.find(name => permitsCategory(context, name, verb)) ?? names[0] ?? '', verb);
}

/** A fault of the parameter that names the attribute. */
export function invalidProperty(fault: Text): RpcError {
  return invalidParameter('property', fault);
}

/** A choice that was added, as those of the catalogue are: its title is the same in every language. */
export function toTitledChoice({ id, title, constant }: ChoiceRecord): TitledChoice {
  return { id, const: constant, title: { en: title, de: title } };
}

/** The lists of the database that an attribute shows choices of. */
export function namesOfGrowing({ dialog, parents, takesAdded }: DialogAttribute): readonly string[] {
  if (!takesAdded) return [];
  return parents ? [dialog.name, parents.name] : [dialog.name];
}

function listChoices({ dialog, parents, takesAdded }: DialogAttribute, added: readonly ChoiceRecord[]): OfferedChoice[] {
  const byId = new Map<string, TitledChoice>(parents?.choices.map(choice => [String(choice.id), choice]));
  for (const choice of added) if (choice.dialog === parents?.name) byId.set(String(choice.id), toTitledChoice(choice));
  const own = takesAdded ? added.filter(choice => choice.dialog === dialog.name) : [];
  const choices: readonly { choice: TitledChoice; parent: string }[] = [
    ...dialog.choices.map(choice => ({ choice, parent: '' })),
    ...own.map(choice => ({ choice: toTitledChoice(choice), parent: choice.parent })),
  ];
  return choices.map(({ choice, parent }) => (parents ? { choice, parent: byId.get(parent) ?? null } : { choice }));
}

function parentsOf(category: Category, { dependsOn }: Attribute, registry: Registry): Dialog | undefined {
  const dialog = dependsOn === undefined ? undefined : category.attributesByKey.get(dependsOn)?.dialog;
  return dialog === undefined ? undefined : registry.dialog(dialog);
}

function withoutChoices({ const: constant, attributes, attributesByName }: Category, key: string): Text {
  const keys = attributes.filter(({ dialog }) => dialog !== undefined).map(nameOf);
  const expected =
    keys.length > 0 ? text('ExpectedOneOf', { known: upToTen(keys) }) : text('NoAttributeOfHasChoices', { constant });
  const attribute = attributesByName.get(key);
  if (attribute) return text('AttributeWithoutChoices', { attribute: key, category: constant, expected });
  return text('UnknownAttributeHint', { category: constant, hint: suggestion(key, keys) ?? expected });
}
