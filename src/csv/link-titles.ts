import type { Kataster } from '../../generated/client.js';
import type { ListedObject } from '../../generated/types.js';
import { type CsvAttribute, type CsvCatalogue, constant } from './catalogue.js';
import { type CsvFilter, objectsFound, type TitleQuestion } from './known-objects.js';

/** A row above that makes an object: its operation, or that it will be there by then. */
export interface RowAbove {
  readonly type: string;
  /** Its place and its title, such as `Building > Room`. */
  readonly path: string;
  readonly reference: { readonly $ref: string } | 'later';
}

/** Target of the title of a link: an object, one that a row above makes, or the reason for none. */
export type Linked = { readonly object: number } | RowAbove | { readonly fault: 'unknownTitle' | 'severalTitles' };

/** A spelling of what a link leads to: a title, of a type or at the end of a path where it is not unique. */
interface Spelling {
  readonly title: string;
  readonly types: readonly string[] | undefined;
  readonly path?: PathSpelling;
}

/** A path, and what its steps stand between. */
interface PathSpelling {
  readonly text: string;
  readonly separator: RegExp;
}

const locationCategory = 'C__CATG__LOCATION';
/** Separators of paths, the surest first: a slash can be a part of a title. */
const separators = [/\s*[>›]\s*/, /\s*[>›/\\]\s*/] as const;

/** Objects by the titles that links name. */
export class LinkTitles {
  private readonly caller: Kataster;
  private readonly catalogue: CsvCatalogue;
  private readonly found = new Map<string, Linked>();
  /** Rows of the part under way. Each part has a map of its own: V8 links the table of a cleared map, and all entries in it, to the next one. */
  private above = new Map<string, RowAbove[]>();
  /** Rows of the parts before that were only checked. */
  private readonly promised = new Map<string, RowAbove[]>();

  constructor(caller: Kataster, catalogue: CsvCatalogue) {
    this.caller = caller;
    this.catalogue = catalogue;
  }

  /** Looks titles up, all in one request. */
  async look(questions: readonly TitleQuestion[]): Promise<void> {
    const asked = new Map(questions.map(question => [this.nameOf(question.attribute, question.text), question]));
    const open = [...asked].filter(([name]) => !this.found.has(name));
    const spellings = open.map(([, { attribute, text }]) => this.spellingsOf(attribute, text));
    const filters = spellings.flat().map(filterOf);
    const answers = await objectsFound(this.caller, filters, [locationCategory]);
    let next = 0;
    for (const [at, [name]] of open.entries()) {
      const own = (spellings[at] ?? []).map(spelling => atPath(answers[next++] ?? [], spelling));
      const [fitting = []] = own.filter(objects => objects.length > 0);
      this.found.set(name, resolveLink(fitting));
    }
  }

  /** Notes that a row makes an object: rows below may lead to it. */
  add(title: string, row: RowAbove): void {
    const name = title.toLowerCase();
    this.above.set(name, [...(this.above.get(name) ?? []), row]);
  }

  /** Ends a part: what was not found is looked up anew, as rows above can be objects by then. */
  forget(): void {
    for (const [name, linked] of this.found) if (!('object' in linked)) this.found.delete(name);
    this.above = new Map();
  }

  /** Notes that a row of a part that was checked makes an object later. */
  promise(title: string, row: Omit<RowAbove, 'reference'>): void {
    const name = title.toLowerCase();
    this.promised.set(name, [...(this.promised.get(name) ?? []), { ...row, reference: 'later' }]);
  }

  /** The object that a title leads to; of rows of the file only those above can be meant. */
  linkOf(attribute: CsvAttribute, text: string): Linked {
    const found = this.found.get(this.nameOf(attribute, text));
    const bySpelling = this.spellingsOf(attribute, text).map(spelling => this.rowsAbove(spelling));
    const above = bySpelling.find(rows => rows.length > 0) ?? [];
    if (above.length === 1 && above[0] && (!found || found === unknownTitle)) return above[0];
    if (above.length === 0 && found) return found;
    return severalTitles;
  }

  private rowsAbove({ title, types, path }: Spelling): readonly RowAbove[] {
    const name = title.toLowerCase();
    const titled = [...(this.above.get(name) ?? []), ...(this.promised.get(name) ?? [])];
    return titled.filter(row => (types?.includes(row.type) ?? true) && (path === undefined || endsIn(row.path, path)));
  }

  private nameOf({ name }: CsvAttribute, text: string): string {
    return `${name}\0${text.toLowerCase()}`;
  }

  private spellingsOf({ info: { target } }: CsvAttribute, text: string): readonly Spelling[] {
    const types = this.catalogue.listPermittedTypes(target);
    const [, prefix = '', rest = ''] = /^([^:]+):\s*(\S.*)$/.exec(text) ?? [];
    const type = this.catalogue.typeNamed(prefix);
    const paths = separators.flatMap(separator => {
      const steps = text.split(separator);
      return steps.length > 1 ? [{ title: steps.at(-1) ?? '', types, path: { text, separator } }] : [];
    });
    return [
      { title: text, types },
      ...(type && rest !== '' ? [{ title: rest, types: [type.const].filter(each => types?.includes(each) ?? true) }] : []),
      ...paths,
    ].filter(spelling => spelling.title !== '' && spelling.types?.length !== 0);
  }
}

const unknownTitle = { fault: 'unknownTitle' } as const;
const severalTitles = { fault: 'severalTitles' } as const;

function resolveLink([first, ...others]: readonly ListedObject[]): Linked {
  if (!first) return unknownTitle;
  return others.length === 0 ? { object: Number(first.id) } : severalTitles;
}

function filterOf({ title, types }: Spelling): CsvFilter {
  return { title, ...(types && { type: types.map(constant) }) };
}

/** The objects at the end of a path, such as `Building > Room`. */
function atPath(objects: readonly ListedObject[], { path }: Spelling): readonly ListedObject[] {
  if (path === undefined) return objects;
  return objects.filter(({ title, categories }) => {
    const [location] = categories?.[locationCategory] ?? [];
    const { location_path: of = '' }: Readonly<Record<string, unknown>> = { ...location };
    return endsIn(`${of} > ${title}`, path);
  });
}

function endsIn(whole: string, { text, separator }: PathSpelling): boolean {
  const [path, end] = [whole, text].map(each => ` > ${each.split(separator).join(' > ')}`.toLowerCase());
  return path?.endsWith(end ?? '') ?? false;
}

/** The path of a row, by the text in its column of places. */
export function pathOf(place: string, title: string): string {
  return [place.replace(/^[^:]+:\s*/, ''), title].filter(each => each !== '').join(' > ');
}
