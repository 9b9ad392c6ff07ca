import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import type { AttributeType as AttributeTypeName } from '../../generated/types.js';
import type { Attribute, Showing } from './attribute-type.js';
import type { Kept, KeptValues } from './attribute-values.js';
import type { AttributeType, Mark } from './definition.js';
import type { ReferenceIds } from './references.js';

/** Modules are required, which is synchronous: an awaited import would make every module that imports this one wait. */
const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'types');

let found: ReadonlyMap<string, AttributeType> | undefined;

/** Every attribute type by its name, which is that of its file; found at the first use, as the files themselves may ask for others. */
export function attributeTypes(): ReadonlyMap<string, AttributeType> {
  found ??= new Map(
    readdirSync(folder)
      .filter(file => /^\w+\.[jt]s$/.test(file))
      .sort()
      .map(file => [parse(file).name, typeIn(file)]),
  );
  return found;
}

/** The type of an attribute. */
export function typeOf({ type: name }: { readonly type: AttributeTypeName }): AttributeType {
  const type = (found ?? attributeTypes()).get(name);
  if (!type) throw new Error(`There is no src/attributes/types/${name}.ts.`);
  return type;
}

/** Whether the values of an attribute are ids of objects or entries. */
export function isLink(attribute: Parameters<typeof typeOf>[0]): boolean {
  return typeOf(attribute).holds.leadsTo !== 'nothing';
}

/** Whether the values of an attribute are ids of objects. */
export function leadsToObjects(attribute: Parameters<typeof typeOf>[0]): boolean {
  return typeOf(attribute).holds.leadsTo === 'objects';
}

/** Whether the values of an attribute are ids of entries. */
export function leadsToEntries(attribute: Parameters<typeof typeOf>[0]): boolean {
  return typeOf(attribute).holds.leadsTo === 'entries';
}

/** Notes what has to be looked up before a value can be shown. */
export function collectReferences(kept: Kept, attribute: Attribute, referenceIds: ReferenceIds): void {
  const { collectReferences: collect } = typeOf(attribute);
  if (collect !== 'nothing') collect(kept, attribute, referenceIds);
}

/** How a value reads, or what an unset one does. */
export function presentValue(kept: Kept, attribute: Attribute, showing: Showing, values: Readonly<KeptValues>): unknown {
  const { show, unset } = typeOf(attribute);
  if (kept !== undefined) return show(kept, attribute, showing, values);
  return 'reads' in unset ? unset.reads : show(unset.countsAs, attribute, showing, values);
}

/** Names of the types that have a quality, in the order of their files. */
export function typesWith(has: (type: AttributeType) => boolean): readonly string[] {
  return [...attributeTypes()].filter(([, type]) => has(type)).map(([name]) => name);
}

/** Names of the types whose attributes may have a mark. */
export function typesTaking(mark: Mark): readonly string[] {
  return typesWith(({ marks: { needs, takes } }) => needs.includes(mark) || takes.includes(mark));
}

function typeIn(file: string): AttributeType {
  const { type }: { readonly type?: AttributeType } = require(join(folder, file));
  if (!type) throw new Error(`src/attributes/types/${file}: expected \`export const type = attributeType({ … })\`.`);
  return type;
}
