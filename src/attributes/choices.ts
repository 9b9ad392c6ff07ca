import type { ChoiceDefinition } from '../../generated/types.js';
import { text } from '../messages/text.js';
import { reference, type Schema } from '../rpc/json-schema.js';
import { constantValue } from '../rpc/json-text.js';
import type { Accepting, Attribute, Language, Pending, Resolving, Showing } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import { ambiguousChoice, dialogOf, isExtendable, isGrown, unknownChoice } from './choice-errors.js';
import { comparableTitle, normalizeTitle } from './choice-titles.js';
import type { Fits } from './fitting.js';
import { InvalidValue, kindOf } from './invalid-value.js';
import { memoizeByPart } from './memoize.js';
import { lastCatalogueChoice, type ReferenceIds } from './references.js';
import { wellFormedText } from './texts.js';
import type { SchemaContext, ValueSchemas } from './value-schemas.js';
import { anyOf, clearable, cleared, clearedChoice, orNull, textPattern } from './value-schemas.js';

const charactersOfTitle = 255;

/** A choice by its id as a number, or by its constant, title or textual id as a text. */
export function acceptChoice(given: unknown, attribute: Attribute, accepting: Accepting): Kept | Pending {
  if (typeof given === 'number') return choiceWithId(given, attribute, accepting);
  if (typeof given !== 'string') throw new InvalidValue(text('ExpectedChoice'), kindOf(given));
  return choiceNamed(wellFormedText(given), attribute, accepting);
}

export function referChoice(kept: Kept, _: Attribute, referenceIds: ReferenceIds): void {
  if (typeof kept === 'number' && kept > lastCatalogueChoice) referenceIds.choices.add(kept);
}

/** `null` for a choice that is gone. */
export function showChoice(kept: Kept, attribute: Attribute, showing: Showing): ShownChoice | null {
  const { registry, found, language, formerForms } = showing;
  const own = typeof kept === 'number' && kept > lastCatalogueChoice ? found.choice(kept) : undefined;
  if (own) return { id: String(own.id), title: own.title, const: own.constant, title_lang: own.title };
  const choice = dialogOf(attribute, registry).byId.get(kept as number | string);
  return choice ? presentShippedChoice(choice)[formerForms ? 'former' : 'usual'][language] : null;
}

/** A choice as an entry shows it. */
export interface ShownChoice {
  readonly id: string;
  readonly title: string;
  readonly const: string | null;
  /** In no language of its own: the English title, or what existing clients know it by. */
  readonly title_lang: string;
}

/** A choice of the catalogue never changes, so it is shown by the same object every time: by form and language. */
const presentShippedChoice = memoizeByPart((choice: Readonly<ChoiceDefinition>) => {
  const { id, const: constant, title, formerTitle = title.en } = choice;
  const inLanguage = (each: Language, untranslated: string) =>
    constantValue({ id: String(id), title: title[each], const: constant, title_lang: untranslated });
  const inLanguages = (untranslated: string) => ({ en: inLanguage('en', untranslated), de: inLanguage('de', untranslated) });
  return { usual: inLanguages(title.en), former: inLanguages(formerTitle) };
});

function choiceWithId(id: number, attribute: Attribute, { registry, referenceIds }: Accepting): Kept | Pending {
  const dialog = dialogOf(attribute, registry);
  if (dialog.byId.has(id)) return id;
  const unknown = () => unknownChoice(id, attribute, registry);
  if (!(isExtendable(attribute) || isGrown(attribute)) || id <= lastCatalogueChoice || !Number.isSafeInteger(id)) throw unknown();
  referenceIds.choices.add(id);
  return ({ found, values }) => {
    const choice = found.choice(id);
    if (!choice || choice.dialog !== attribute.dialog) throw unknown();
    if (choice.parent !== parentOf(attribute, values))
      throw new InvalidValue(text('ChoiceOfOtherParent', { choice: id, attribute: attribute.dependsOn }));
    return id;
  };
}

function choiceNamed(named: string, attribute: Attribute, accepting: Accepting): Kept | Pending {
  const { registry, referenceIds } = accepting;
  const [choice, ...more] = dialogOf(attribute, registry).find(named);
  if (choice && more.length > 0) throw ambiguousChoice(named, [choice, ...more]);
  if (choice) return choice.id;
  if (isGrown(attribute)) return acceptAddedChoice(named, attribute, accepting);
  if (!isExtendable(attribute)) throw unknownChoice(named, attribute, registry);
  if ([...named].length > charactersOfTitle) throw new InvalidValue(text('ChoiceTitleTooLong', { max: charactersOfTitle }));
  const dialog = attribute.dialog as string;
  const title = normalizeTitle(named);
  referenceIds.titles.push({ dialog, title });
  return resolving => ownChoice(dialog, title, attribute, resolving);
}

/** A choice that was added by a method of its dialog, by its constant, title or textual id; a shipped one by its textual id. */
function acceptAddedChoice(named: string, attribute: Attribute, { registry, referenceIds }: Accepting): Pending {
  const dialog = attribute.dialog ?? '';
  referenceIds.dialogs.push(dialog);
  return ({ found }) => {
    const added = found.choicesOf(dialog);
    const choice =
      added.find(({ constant }) => constant === named) ??
      added.find(({ title }) => comparableTitle(title) === comparableTitle(named)) ??
      [...added, ...dialogOf(attribute, registry).choices].find(({ id }) => String(id) === named);
    if (!choice) throw unknownChoice(named, attribute, registry, added);
    return choice.id;
  };
}

function ownChoice(
  dialog: string,
  title: string,
  attribute: Attribute,
  { found, values, ensureChoice }: Resolving,
): number | Promise<number> {
  const parent = parentOf(attribute, values);
  const choice = found.choicesTitled(dialog, title).find(each => each.parent === parent);
  return choice ? choice.id : ensureChoice(dialog, parent, title);
}

/**
 * Choice that follows another one, which may have changed while it was not sent itself: the choice with its title below the new one,
 * or unset where there is none to be below. A choice of the catalogue depends on none and stays.
 */
export function followingChoice(
  kept: Kept,
  attribute: Attribute,
  { referenceIds }: Pick<Accepting, 'referenceIds'>,
): Kept | Pending {
  if (typeof kept !== 'number' || kept <= lastCatalogueChoice) return kept;
  referenceIds.choices.add(kept);
  return ({ found, values, ensureChoice }) => {
    const parent = parentOf(attribute, values);
    const choice = found.choice(kept);
    if (!choice || choice.parent === parent) return kept;
    return parent === '' ? undefined : ensureChoice(choice.dialog, parent, choice.title);
  };
}

/** The kept value of the attribute this one depends on, as a text. */
function parentOf(attribute: Attribute, values: Readonly<Record<string, Kept>>): string {
  return String((attribute.dependsOn && values[attribute.dependsOn]) ?? '');
}

export const isChoice: Fits = (kept, { dialog = '' }, { registry, added }) => {
  if (typeof kept !== 'number' && typeof kept !== 'string') return false;
  return registry.dialog(dialog)?.byId.has(kept) === true || added.get(Number(kept))?.dialog === dialog;
};

/** How a choice is read and saved: one that is offered, or any text where users add to the list. */
export function choiceSchemas(attribute: Attribute, { choices, suggestions }: SchemaContext): ValueSchemas {
  const { dialog = '' } = attribute;
  const read = orNull('Choice');
  if (!isExtendable(attribute)) {
    // A field of a row has no title; its value is cleared with the row.
    const how = attribute.title === undefined ? cleared : clearedChoice;
    const fixed = choices(dialog);
    return { read, write: fixed ? clearable(attribute, fixed, how) : how };
  }
  const examples = suggestions(dialog);
  return { read, write: { ...openChoice(attribute), ...(examples.length > 0 && { examples }) } };
}

function openChoice({ required }: Attribute): Schema {
  if (!required) return anyOf(reference('ChoiceInput'));
  return anyOf({ type: 'string', minLength: 1, maxLength: 255, pattern: textPattern }, { type: 'integer', minimum: 1 });
}

/** Values that are a choice of no list. */
export const noChoices: readonly (readonly [given: unknown, says: string])[] = [
  [4711, 'there is no choice with id 4711'],
  [2.5, 'there is no choice with id 2.5'],
  [true, 'expected the id of a choice as a number, or its constant or title as a text, not a boolean'],
  [[2], 'expected the id of a choice as a number, or its constant or title as a text, not a list of 1'],
];
