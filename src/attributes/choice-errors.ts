import { type Text, text } from '../messages/text.js';
import { asJson, withSuggestion } from '../rpc/did-you-mean.js';
import type { Attribute } from './attribute-type.js';
import { typeOf } from './attribute-types.js';
import type { CatalogLookups, Dialog } from './catalog-lookups.js';
import { InvalidValue, upToTen } from './invalid-value.js';
import type { ReferencedChoice } from './references.js';

/** Dialogs that grow by a method of their own: their attributes take what was added there, and add nothing. */
const grown: ReadonlySet<string> = new Set(['cmdb_status']);

/** Whether the list of the attribute grows by a method of its own. */
export function isGrown({ dialog = '' }: Attribute): boolean {
  return grown.has(dialog);
}

/** Whether unknown titles become new choices. */
export function isExtendable(attribute: Attribute): boolean {
  return typeOf(attribute).holds.choice === 'extendable' || attribute.extendable === true;
}

/** The dialog of an attribute that has one. */
export function dialogOf(attribute: Attribute, registry: CatalogLookups): Dialog {
  const dialog = registry.dialog(attribute.dialog ?? '');
  if (!dialog) throw new Error(`The registry has no dialog '${attribute.dialog}'.`);
  return dialog;
}

/** A title that does not say which choice is meant. */
export function ambiguousChoice(
  title: string,
  choices: readonly Pick<ReferencedChoice | { id: number | string }, 'id'>[],
): InvalidValue {
  return new InvalidValue(text('AmbiguousChoice', { title: JSON.stringify(title), ids: upToTen(choices.map(({ id }) => id)) }));
}

/** Error of a name that no choice has, with the nearest name that one has. */
export function unknownChoice(
  named: string | number,
  attribute: Attribute,
  registry: CatalogLookups,
  added: readonly ReferencedChoice[] = [],
): InvalidValue {
  const what = typeof named === 'number' ? text('WithId', { id: named }) : JSON.stringify(named.slice(0, 100));
  const fault = text('UnknownChoice', { choice: what, expected: describeChoices(attribute, registry, added) });
  if (typeof named === 'number') return new InvalidValue(fault);
  const dialog = dialogOf(attribute, registry);
  // A letter of a unit is a factor of a thousand: the list is named, and none of it proposed.
  if (dialog.isOfUnits) return new InvalidValue(fault);
  return new InvalidValue(withSuggestion(fault, named, namesIn(dialog, added), asJson));
}

/** Choices of the attribute, for the message of an error. */
export function describeChoices(attribute: Attribute, registry: CatalogLookups, added: readonly ReferencedChoice[] = []): Text {
  const shipped = dialogOf(attribute, registry).choices.map(
    choice => (isGrown(attribute) ? choice.const : null) ?? choice.title.en,
  );
  const own = added.map(({ constant, title }) => constant ?? title);
  const known = [...shipped, ...own];
  const list = known.length > 0 ? text('ExpectedOneOf', { known: upToTen(known) }) : undefined;
  if (!isExtendable(attribute)) return list ?? text('ThisListHasNoChoices');
  return text('WhichMakesAChoice', { expected: list ? text('OrAnotherTitle', { expected: list }) : text('ExpectedTitleAsText') });
}

function namesIn({ choices }: Dialog, added: readonly ReferencedChoice[]): string[] {
  return [
    ...choices.flatMap(({ const: constant, title }) => [...(constant ? [constant] : []), title.en, title.de]),
    ...added.flatMap(({ constant, title }) => [...(constant ? [constant] : []), title]),
  ];
}
