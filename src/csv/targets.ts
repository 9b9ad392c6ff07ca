import type { AttributeInfo } from '../../generated/types.js';
import type { CsvAttribute, CsvCatalogue } from './catalogue.js';
import type { CsvRow } from './csv-rows.js';
import { type CsvMatch, nameTargets } from './row-groups.js';
import { attributeTitles, objectTitles, otherObjectTitles } from './usual-titles.js';

/** Targets of the object itself that can tell which object a row is about, the surest first. */
const objectKeys = ['id', 'sysid', 'title'] as const;

/** A target for each title of a column: `title`, `type`, `id`, `sysid`, the name of an attribute, or nothing. What is given counts; others are guessed, each target once, and of columns with one title the first alone: nothing tells which other attribute they mean. */
export function guessTargets(
  head: readonly string[],
  attributes: readonly CsvAttribute[],
  given: readonly (string | undefined)[] = [],
): readonly string[] {
  const titles = head.map(comparableTitle);
  const named = new Set(
    titles.flatMap(title =>
      attributes.filter(each => isNamed(each, title) || isUsually(each, title)).map(({ category }) => category),
    ),
  );
  const prefix = prefixOf(titles);
  const candidatesAt = (title: string): readonly string[] =>
    spellingsOf(title, prefix)
      .map(spelling => candidatesOf(spelling, attributes, named))
      .find(names => names.length > 0) ?? [];
  const candidates = titles.map((title, at) => (titles.indexOf(title) < at ? [] : candidatesAt(title)));
  const possible = new Set([...candidates.flat(), ...given]);
  const taken = new Set(given);
  return candidates.map((names, at) => {
    const target = given[at] ?? names.find(name => !taken.has(name) && isComplete(name, attributes, possible)) ?? '';
    taken.add(target);
    return target;
  });
}

/** The columns with these targets that are not imported: they have none, or that of a column before them. */
export function unmatched(head: readonly string[], targets: readonly string[]): readonly string[] {
  return head.filter((_, at) => (targets[at] ?? '') === '' || targets.indexOf(targets[at] ?? '') < at);
}

/** The title of a column in the form in which titles are compared: without regard to case, blanks, composition, and marks at its end. */
export function comparableTitle(title: string): string {
  return title
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replace(/[*: ]+$/, '')
    .trim()
    .toLowerCase();
}

/** The beginning up to a dot that all titles have, as some programs write it, such as `hb.`; nothing where one has none. */
function prefixOf([first = '', ...others]: readonly string[]): string {
  const [prefix = ''] = /^[^.]+\./.exec(first) ?? [];
  return others.length > 0 && others.every(title => title.startsWith(prefix)) ? prefix : '';
}

/** Spellings of a title, itself first: without the beginning of all titles, and with blanks as words are parted. */
function spellingsOf(title: string, prefix: string): readonly string[] {
  const rest = title.slice(prefix.length);
  return [...new Set([title, rest, rest.replaceAll('_', ' ')])];
}

/** Names of the targets that a title in its comparable form may mean, the likeliest first: attributes with this title (or with this key, where no title is meant), single-value ones before others and the usual one first, then those that have it in other files. */
export function candidatesOf(title: string, attributes: readonly CsvAttribute[], named: ReadonlySet<string>): readonly string[] {
  const usual = objectTitles.find(([, titles]) => titles.includes(title));
  if (usual) return [usual[0]];
  const usually = attributes.filter(each => isUsually(each, title));
  const titled = attributes.filter(each => isTitled(each, title));
  const alike = titled.length + usually.length > 0 ? titled : attributes.filter(each => hasKey(each, title));
  const single = attributes.filter(each => isNamed(each, title) || (!each.isMultiValue && alike.includes(each)));
  const several = alike.filter(({ isMultiValue }) => isMultiValue);
  const isOfOthers = usually.length === 0 && single.length === 0 && isUsualTitle(title);
  const found = [
    ...single.filter(each => usually.includes(each)),
    ...single,
    ...usually,
    ...(isOfOthers ? [] : ofOneCategory(several, named)),
  ].map(({ name }) => name);
  return otherObjectTitles.includes(title) ? [...found, 'title'] : found;
}

/** Attributes of the one category that is meant: that of another column, or a usual one, or the only one. Where several have the title, nothing tells which. */
function ofOneCategory(attributes: readonly CsvAttribute[], named: ReadonlySet<string>): readonly CsvAttribute[] {
  const sets = [
    attributes.filter(({ category }) => named.has(category)),
    attributes.filter(({ isUsual }) => isUsual),
    attributes,
  ];
  return sets.find(set => new Set(set.map(({ category }) => category)).size === 1) ?? [];
}

/** Whether files of other programs mean this attribute by a title. */
export function isUsually({ name }: CsvAttribute, text: string): boolean {
  return attributeTitles[name]?.includes(text) ?? false;
}

/** Whether files of other programs mean an attribute by this title. */
function isUsualTitle(title: string): boolean {
  return Object.values(attributeTitles).some(titles => titles.includes(title));
}

/** Whether a title names an attribute with its category, or as its entries are called. */
function isNamed({ name, key, titles, category, categoryTitles, info: { aliases = [] } }: CsvAttribute, text: string): boolean {
  const whole = titles.flatMap((title, at) => {
    const of = categoryTitles[at] ?? category;
    return [`${of}: ${title}`, `${title} (${of})`];
  });
  const former = aliases.flatMap(alias => [`${category}-${alias}`, `${category}.${alias}`]);
  const ofEntry = key === 'title' ? categoryTitles : [];
  return [...whole, ...ofEntry, name, name.replace('-', '.'), ...former].some(each => each.toLowerCase() === text);
}

/** Whether a title is that of an attribute: those of other categories may have the same. */
export function isTitled({ titles }: CsvAttribute, text: string): boolean {
  return titles.some(each => each.toLowerCase() === text);
}

/** Whether a title is the key of an attribute, or a former one. */
function hasKey({ key, info: { aliases = [] } }: CsvAttribute, text: string): boolean {
  return [key, ...aliases].some(each => each.toLowerCase() === text);
}

/** Whether a category can have an entry of these columns: those that it demands are there, and the link that its entries are where neither a title nor an address tells them apart. */
function isComplete(name: string, attributes: readonly CsvAttribute[], named: ReadonlySet<string | undefined>): boolean {
  const category = attributes.find(each => each.name === name)?.category;
  if (category === undefined) return true;
  const own = attributes.filter(each => each.category === category);
  const needed = own.filter(({ info, key }) => info.required && key !== 'title');
  const link = own.some(isNameOfEntry) ? undefined : own.find(({ info, isMultiValue }) => isMultiValue && isLink(info));
  return [...needed, ...(link ? [link] : [])].every(each => named.has(each.name));
}

/** Whether entries are told apart by an attribute: their title, or an address. */
function isNameOfEntry({ key, info }: CsvAttribute): boolean {
  return key === 'title' || info.format !== undefined;
}

/** Whether a value says which entry is meant: its title, an address, or what it leads to. */
export function tellsEntriesApart(attribute: CsvAttribute): boolean {
  return isNameOfEntry(attribute) || isLink(attribute.info);
}

/** Whether an attribute leads to objects. */
export function isLink({ type }: AttributeInfo): boolean {
  return type === 'object' || type === 'objects';
}

/** The types of rows: those that their column of types names, and the one of the others. */
export function typesOf(
  rows: Iterable<CsvRow>,
  match: Pick<CsvMatch, 'type' | 'targets'>,
  catalogue: CsvCatalogue,
): readonly string[] {
  const at = match.targets.indexOf('type');
  const texts = new Set(at < 0 ? [] : Array.from(rows, ({ cells }) => cells[at] ?? ''));
  const named = [...texts].flatMap(text => catalogue.typeNamed(text)?.const ?? []);
  return [...new Set([...(match.type === '' ? [] : [match.type]), ...named])];
}

/** The targets that tell which object a row is about, where nothing else is chosen: the surest one, or the parts of a name. */
export function usualKeys(targets: readonly string[]): readonly string[] {
  const key = objectKeys.find(each => targets.includes(each));
  return key === undefined ? nameTargets(targets) : [key];
}
