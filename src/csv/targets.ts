import type { AttributeInfo } from '../../generated/types.js';
import type { CsvAttribute, CsvCatalogue } from './catalogue.js';
import type { CsvRow } from './csv-rows.js';
import type { CsvMatch } from './row-groups.js';

/** The attribute that the CMDB status of an object is. */
const cmdbStatus = 'C__CATG__GLOBAL-cmdb_status';

/** Titles of columns that are about the object itself, by their targets; what only the service sets is not imported. */
const usualColumns: readonly (readonly [target: string, titles: readonly string[]])[] = [
  ['title', ['title', 'titel', 'name', 'bezeichnung', 'object title', 'objekttitel', 'c__catg__global-title']],
  ['type', ['type', 'typ', 'object type', 'objekttyp', 'objekt-typ', 'c__catg__global-type']],
  ['id', ['id', 'object id', 'objekt-id', 'objektnummer']],
  ['sysid', ['sysid', 'sys-id', 'system id', 'system-id', 'c__catg__global-sysid']],
  [cmdbStatus, ['status', 'cmdb status', 'cmdb-status']],
  ['', ['created', 'erstellt', 'angelegt', 'updated', 'changed', 'last changed', 'geändert', 'zuletzt geändert']],
];

/** Titles that columns of an attribute usually have, beside its own. */
const otherTitles: Readonly<Record<string, readonly string[]>> = {
  'C__CATG__IP-ipv4_address': ['ip', 'ip address', 'ip-adresse'],
  'C__CATG__IP-hostname': ['host name', 'fqdn'],
};

/** Targets of the object itself that can tell which object a row is about, the surest first. */
const objectKeys = ['id', 'sysid', 'title'] as const;

/** A target for each title of a column: `title`, `type`, `id`, `sysid`, the name of an attribute, or nothing. Each is guessed once, and of columns with one title the first alone: nothing tells which other attribute they mean. */
export function guessTargets(head: readonly string[], attributes: readonly CsvAttribute[]): readonly string[] {
  const titles = head.map(comparableTitle);
  const candidates = head.map((column, at) => (titles.indexOf(titles[at] ?? '') < at ? [] : candidatesOf(column, attributes)));
  const named = new Set(candidates.flat());
  const taken = new Set<string>();
  return candidates.map(names => {
    const target = names.find(name => !taken.has(name) && isComplete(name, attributes, named)) ?? '';
    if (target !== '') taken.add(target);
    return target;
  });
}

/** The title of a column of a file that is guessed to be this target again: it names the category where that is needed. */
export function headingOf(
  { name, titles: [title = ''], categoryTitles: [category = ''] }: CsvAttribute,
  attributes: readonly CsvAttribute[],
): string {
  const headings = [title, `${title} (${category})`];
  return headings.find(heading => candidatesOf(heading, attributes)[0] === name) ?? name;
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

function candidatesOf(column: string, attributes: readonly CsvAttribute[]): readonly string[] {
  const title = comparableTitle(column);
  const usual = usualColumns.find(([, titles]) => titles.includes(title));
  if (usual) return [usual[0]];
  return attributes.filter(each => spellingsOf(each).has(title)).map(({ name }) => name);
}

function spellingsOf({ name, key, titles, category, categoryTitles, info: { aliases = [] } }: CsvAttribute): ReadonlySet<string> {
  const whole = titles.flatMap((title, at) => {
    const of = categoryTitles[at] ?? category;
    return [title, `${of}: ${title}`, `${title} (${of})`];
  });
  const former = aliases.flatMap(alias => [alias, `${category}-${alias}`, `${category}.${alias}`]);
  const ofEntry = key === 'title' ? categoryTitles : [];
  return new Set(
    [...whole, ...ofEntry, ...(otherTitles[name] ?? []), name, name.replace('-', '.'), key, ...former].map(each =>
      each.toLowerCase(),
    ),
  );
}

/** Whether a category can have an entry of these columns: those that it demands are there, and the link that its entries are where neither a title nor an address tells them apart. */
function isComplete(name: string, attributes: readonly CsvAttribute[], named: ReadonlySet<string>): boolean {
  const category = attributes.find(each => each.name === name)?.category;
  if (category === undefined) return true;
  const own = attributes.filter(each => each.category === category);
  const needed = own.filter(({ info, key }) => info.required && key !== 'title');
  const link = own.some(({ key, info }) => key === 'title' || info.format !== undefined)
    ? undefined
    : own.find(({ info, isMultiValue }) => isMultiValue && isLink(info));
  return [...needed, ...(link ? [link] : [])].every(each => named.has(each.name));
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

/** The target that tells which object a row is about, where nothing else is chosen. */
export function usualKeys(targets: readonly string[]): readonly string[] {
  return objectKeys.filter(key => targets.includes(key)).slice(0, 1);
}
