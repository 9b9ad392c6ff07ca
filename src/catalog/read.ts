import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { type TextValue, text } from '../messages/text.js';
import { didYouMean, suggestion } from '../rpc/did-you-mean.js';
import { nearest } from '../rpc/nearest.js';
import { addDescriptions } from './descriptions.js';
import { listIn, withoutSchema } from './schema-reference.js';
import type { Shapes } from './shapes.js';
import {
  type Definitions,
  type Finding,
  finding,
  type GivenDefinition,
  nameOfDefinition,
  type Part,
  parts,
  type Source,
  type Sources,
} from './sources.js';

/** The catalogue that the service ships. The compiled code stands in `dist`, the files do not. */
const builtIn = [import.meta.dirname, join(import.meta.dirname, '../../../src/catalog')].find(isCatalog) ?? import.meta.dirname;

/** Result of reading a catalogue: definitions of the right shape, and what is wrong with all others. */
export interface Reading {
  readonly sources: Sources;
  readonly faults: readonly Finding[];
  /** Names of definitions that were not read, and parts of which it is not known what they define. */
  readonly unread: { readonly names: readonly string[]; readonly parts: readonly Part[] };
}

/** Every definition of the catalogue that ships, or of a folder of its layout that is to. */
export function readShipped(shapes: Shapes, folder = builtIn): Reading {
  const reader = new Reader(shapes);
  return readingOf(reader, part => reader.read(part, folder, ''));
}

/** Every definition of folders of a site. */
export function readSite(folders: readonly string[], shapes: Shapes): Reading {
  const reader = new Reader(shapes);
  for (const folder of folders) reader.noteStrangers(folder);
  return readingOf(reader, part =>
    folders.flatMap(folder => reader.read(part, folder, folder)).map(source => ({ ...source, ofSite: true })),
  );
}

type ReadPart = <P extends Part>(part: P) => readonly Source<Definitions[P]>[];

function readingOf({ faults, unread }: Reader, read: ReadPart): Reading {
  const sources = everyPart(read);
  const categories = addDescriptions(sources.categories, sources.attributeDescriptions);
  return { sources: { ...sources, categories }, faults, unread };
}

function everyPart(read: ReadPart): Sources {
  return {
    categories: read('categories'),
    attributeDescriptions: read('attributeDescriptions'),
    categoryRules: read('categoryRules'),
    attributeRules: read('attributeRules'),
    objectTypeRules: read('objectTypeRules'),
    dialogs: read('dialogs'),
    objectTypes: read('objectTypes'),
    objectTypeGroups: read('objectTypeGroups'),
    relationTypes: read('relationTypes'),
    cmdbStatuses: read('cmdbStatuses'),
    recordStatuses: read('recordStatuses'),
    formerConstants: read('formerConstants'),
    defaultObjects: read('defaultObjects'),
  };
}

/** Two readings as one catalogue. Sources stay the same, so that what was worked out from one is known already. */
export function joinReadings(one: Reading, other: Reading): Reading {
  const joined = <P extends Part>(part: P): readonly Source<Definitions[P]>[] => [...one.sources[part], ...other.sources[part]];
  return {
    sources: everyPart(joined),
    faults: [...one.faults, ...other.faults],
    unread: {
      names: [...one.unread.names, ...other.unread.names],
      parts: [...one.unread.parts, ...other.unread.parts],
    },
  };
}

/** Sources of definitions of the right shape that stand in no file: versions of the schema that share one share what was worked out from it. */
const soundSources = new WeakMap<object, Source<unknown>>();

/**
 * The same with definitions of which each stands in no file: faults name the one that it would stand in. What is of another shape is a fault.
 * One takes the place of that of its name in a file of the site. Those whose names are `refused` are not among them: nobody else is to blame
 * that they are missing.
 */
export function addDefinitions(
  reading: Reading,
  shapes: Shapes,
  given: readonly GivenDefinition[],
  refused: readonly string[] = [],
): Reading {
  const reader = new Reader(shapes);
  const added = <P extends Part>(part: P): readonly Source<Definitions[P]>[] =>
    given
      .filter(each => each.part === part)
      .flatMap(({ name, definition }) => {
        // The cast: what is known by a definition was read as that of its part.
        const known = soundSources.get(definition) as Source<Definitions[P]> | undefined;
        if (known) return known;
        const where = { file: fileOf(part, name), place: '', ofSite: true };
        const read = reader.source(part, where, definition);
        for (const source of read) soundSources.set(definition, source);
        return read;
      });
  const sources = everyPart(added);
  const { faults, unread } = reader;
  return joinReadings(withoutReplaced(reading, given), {
    sources,
    faults,
    unread: { ...unread, names: [...unread.names, ...refused] },
  });
}

/** A reading without the definitions of files of the site that others take the place of. */
function withoutReplaced(reading: Reading, given: readonly GivenDefinition[]): Reading {
  const replaced = new Set(given.map(({ part, name }) => `${part} ${name}`));
  const isLeft = (part: Part, { ofSite, definition }: Source<object>) =>
    !ofSite || !replaced.has(`${part} ${nameOfDefinition(part, definition)}`);
  return { ...reading, sources: everyPart(part => reading.sources[part].filter(source => isLeft(part, source))) };
}

/** Definitions that stand in files of the site. */
export function fileDefinitionsIn({ sources }: Reading): readonly GivenDefinition[] {
  return (Object.keys(parts) as Part[]).flatMap(part =>
    sources[part].flatMap(({ ofSite, definition }) =>
      ofSite ? [{ part, name: nameOfDefinition(part, definition), definition }] : [],
    ),
  );
}

/** The file that would have a definition which stands in none. */
export function fileOf(part: Part, name: string): string {
  return `${parts[part].path.replace(/\.json$/, '')}/${name}.json`;
}

function isCatalog(folder: string): boolean {
  return existsSync(join(folder, parts.categories.path));
}

/** Reads files and notes what is wrong with them: one that cannot be read hides no other. */
class Reader {
  readonly faults: Finding[] = [];
  readonly unread = { names: [] as string[], parts: [] as Part[] };
  private readonly shapes: Shapes;

  constructor(shapes: Shapes) {
    this.shapes = shapes;
  }

  /** A misspelt folder or file would go unnoticed, and everything in it be missing. */
  noteStrangers(folder: string): void {
    if (!existsSync(folder)) return void this.fault(folder, text('NoSuchFolder'));
    const known = Object.values(parts).map(({ path }): string => path);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const isOurs = entry.isDirectory() ? !entry.name.startsWith('.') : entry.name.endsWith('.json');
      if (!isOurs || known.includes(entry.name)) continue;
      const hint = suggestion(entry.name, known) ?? text('ThereAre', { known: known.join(', ') });
      this.fault(join(folder, entry.name), text('NotPartOfCatalogue', { hint }));
    }
  }

  read<P extends Part>(part: P, folder: string, shownAs: string): Source<Definitions[P]>[] {
    const { path } = parts[part];
    if (!existsSync(join(folder, path))) return [];
    if (path.endsWith('.json')) return this.readList(part, join(folder, path), join(shownAs, path));
    return readdirSync(join(folder, path), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(entry =>
        this.readFile(part, join(folder, path, entry.name), join(shownAs, path, entry.name), entry.isDirectory()),
      );
  }

  private readFile<P extends Part>(part: P, path: string, shown: string, isFolder: boolean): Source<Definitions[P]>[] {
    const { name, ext } = parse(path);
    if (isFolder) this.fault(shown, text('DefinitionsBelongInto', { folder: parts[part].path }));
    else if (ext !== '.json' && isMisspelt(ext)) this.fault(shown, text('NotDefinition', { hint: didYouMean(`${name}.json`) }));
    if (isFolder || ext !== '.json') return [];
    const value = this.parseFile(path, shown);
    if (value === undefined) this.unread.names.push(name);
    return value === undefined ? [] : this.source(part, { file: shown, place: '' }, withoutSchema(value));
  }

  private readList<P extends Part>(part: P, path: string, shown: string): Source<Definitions[P]>[] {
    const content = this.parseFile(path, shown);
    const list = listIn(content);
    if (list) return list.flatMap((item, index) => this.source(part, { file: shown, place: `[${index}]` }, item));
    this.unread.parts.push(part);
    if (content !== undefined) this.fault(shown, text('NotList'));
    return [];
  }

  private parseFile(path: string, shown: string): unknown {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      this.fault(shown, text('NotJsonBecause', { reason: error instanceof Error ? error.message : String(error) }));
      return undefined;
    }
  }

  source<P extends Part>(part: P, where: Omit<Source<unknown>, 'definition'>, value: unknown): Source<Definitions[P]>[] {
    const faults = this.shapes(parts[part].schema, value);
    const isSound = (_: unknown): _ is Definitions[P] => faults.length === 0;
    if (isSound(value)) return [{ ...where, definition: value }];
    for (const { place, fault } of faults) this.faults.push(finding(where, place, fault));
    this.unread.names.push(basename(where.file, '.json'), ...namesIn(value));
    return [];
  }

  private fault(file: string, fault: TextValue): void {
    this.faults.push({ file, place: '', fault });
  }
}

/** Whether the end of a file name was meant to be `.json`; notes and copies that an editor leaves are nobody's business. */
function isMisspelt(ext: string): boolean {
  return /^\.\w+$/.test(ext) && nearest(ext.slice(1), ['json']) !== undefined;
}

/** Names that a definition of the wrong shape would have defined. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return ['const', 'name', 'former'].map(key => Reflect.get(value, key)).filter(name => typeof name === 'string');
}
