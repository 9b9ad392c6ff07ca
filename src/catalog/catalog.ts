import type { AttributeDefinition, CategoryDefinition, DialogDefinition, ObjectTypeDefinition } from '../../generated/types.js';
import { derivedDialogs } from './dialogs.js';
import type { Source, Sources } from './sources.js';

/** All sources, and what they name, for rules that reach across files. */
export interface Catalog extends Sources {
  /** Dialogs that no file writes, because they repeat another part. */
  readonly derivedDialogs: readonly Source<DialogDefinition>[];
  /** Every attribute and every column of rows. */
  readonly columns: readonly Column[];
  readonly named: {
    readonly categories: ReadonlyMap<string, CategoryDefinition>;
    readonly dialogs: ReadonlyMap<string, DialogDefinition>;
    readonly objectTypes: ReadonlyMap<string, ObjectTypeDefinition>;
    readonly objectTypeGroups: ReadonlySet<string>;
    readonly relationTypes: ReadonlySet<string>;
  };
}

/** A rule across the files of a catalogue: one line for each violation. */
export type Rule = (catalog: Catalog) => Iterable<string>;

/** The sources with what rules need to follow their references. */
export function catalogOf(sources: Sources): Catalog {
  const derived = derivedDialogs(sources);
  return {
    ...sources,
    derivedDialogs: derived,
    columns: sources.categories.flatMap(columnsOf),
    named: {
      categories: new Map(sources.categories.map(({ definition }) => [definition.const, definition])),
      dialogs: new Map([...derived, ...sources.dialogs].map(({ definition }) => [definition.name, definition])),
      objectTypes: new Map(sources.objectTypes.map(({ definition }) => [definition.const, definition])),
      objectTypeGroups: new Set(sources.objectTypeGroups.map(({ definition }) => definition.const)),
      relationTypes: new Set(sources.relationTypes.map(({ definition }) => definition.const)),
    },
  };
}

/** An attribute, or a column of an attribute that holds rows, and where it stands. */
export interface Column {
  readonly source: Source<CategoryDefinition>;
  readonly place: string;
  readonly attribute: Partial<AttributeDefinition> & Pick<AttributeDefinition, 'key' | 'type'>;
}

function columnsOf(source: Source<CategoryDefinition>): Column[] {
  return source.definition.attributes.flatMap((attribute, index) => {
    const place = `attributes[${index}]`;
    const fields = (attribute.fields ?? []).map((field, at) => ({ source, place: `${place}.fields[${at}]`, attribute: field }));
    return [{ source, place, attribute }, ...fields];
  });
}

/** A rule for one attribute or column. */
export type ColumnRule = (column: Column, catalog: Catalog) => Iterable<string>;

/** A rule that looks at one attribute or column at a time. */
export function eachColumn(rule: ColumnRule): Rule {
  return function* (catalog) {
    for (const column of catalog.columns) yield* rule(column, catalog);
  };
}
