import { text } from '../messages/text.js';
import { reference, type Schema } from '../rpc/json-schema.js';
import type { Accepting, Attribute, IdsByTitle, Pending } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import { elementsOf, InvalidValue, upToTen } from './invalid-value.js';
import { acceptEntry, idsIn, listOf } from './links.js';
import { wellFormedText } from './texts.js';
import { anyOf, arraySchema, clearable, type ValueSchemas } from './value-schemas.js';

const digits = /^[0-9]+$/;
const longestTitle = 255;
/** Digits alone are an id. */
const titlePattern = '^[0-9]*[^\\x000-9][^\\x00]*$';
const entriesById = listOf(acceptEntry);

/** Entries by their ids; where the catalogue says so, also by the titles that entries of the same object have. */
export function acceptEntries(given: unknown, attribute: Attribute, accepting: Accepting): Pending {
  if (!attribute.byTitle) return entriesById(given, attribute, accepting);
  const elements = elementsOf(isTitle(given) ? [given] : given, text('IdsAndTitles'), accepting);
  const pending = elements.map(each => (isTitle(each) ? titleOf(each) : acceptEntry(each, attribute, accepting)));
  const titles = pending.filter(each => typeof each === 'string');
  return async resolving => {
    const named = titles.length > 0 ? await resolving.entriesTitled(attribute, titles) : none;
    const ids = new Set<Kept>();
    const before = idsIn(resolving.values[attribute.key]);
    for (const each of pending) ids.add(typeof each === 'string' ? idOf(each, named, before, attribute) : await each(resolving));
    return ids.size > 0 ? [...ids] : undefined;
  };
}

const none: IdsByTitle = new Map();

function isTitle(given: unknown): given is string {
  return typeof given === 'string' && !digits.test(given);
}

function titleOf(given: string): string {
  const title = wellFormedText(given);
  if ([...title].length > longestTitle) throw new InvalidValue(text('TitleTooLong', { max: longestTitle }));
  return title;
}

function idOf(title: string, named: IdsByTitle, before: readonly number[], { target }: Attribute): number {
  const id = onlyEntryTitled(title, named.get(title) ?? [], before);
  if (id !== undefined) return id;
  const what = text('TitleInCategory', { title: JSON.stringify(title.slice(0, 100)), category: target?.category });
  throw new InvalidValue(text('ThereIsNoEntryExpected', { what }));
}

/**
 * The one of the entries with a title that it names: the only one, or the only one that the link leads to already. `undefined` where none
 * has the title.
 * @throws InvalidValue naming the entries where several have it
 */
export function onlyEntryTitled(title: string, ids: readonly number[], before: readonly number[]): number | undefined {
  if (ids.length < 2) return ids[0];
  const [known, ...others] = ids.filter(id => before.includes(id));
  if (known !== undefined && others.length === 0) return known;
  throw new InvalidValue(text('AmbiguousEntry', { title: JSON.stringify(title.slice(0, 100)), ids: upToTen(ids) }));
}

/** How such entries are read and saved. */
export function titleSchemas(attribute: Attribute): ValueSchemas {
  const title: Schema = { type: 'string', pattern: titlePattern, minLength: 1, maxLength: longestTitle };
  const several = { type: 'array', items: anyOf(reference('Id'), title) };
  return { read: arraySchema(reference('EntryReference')), write: clearable(attribute, anyOf(several, title)) };
}
