import { basename } from 'node:path';
import { fileOf } from '../../catalog/read.js';
import type { Registry } from '../../catalog/registry.js';
import { limitFaults } from '../../catalog/soundness.js';
import { type Finding, lineOf } from '../../catalog/sources.js';
import { joined, type TextValue, text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import type { DefinitionRecord } from '../storage/schema.js';
import { namesOfChoice } from './choices.js';
import {
  type Definition,
  definitionsOf,
  isDefinition,
  namedDefinitionsOf,
  nameGiven,
  nameIn,
  type SchemaPartName,
  type StoredDefinition,
  schemaPartNames,
  schemaParts,
  storedDefinition,
} from './definitions.js';
import type { PlacedFault } from './misshapen-parts.js';
import type { SchemaDocument } from './schema-plan.js';

/** Faults of the catalogue of the start beside definitions, told by the keys that callers know attributes by: values are stored under others. */
export async function faultsBeside(
  registry: Pick<Registry, 'faultsWith'>,
  records: readonly DefinitionRecord[],
  refused?: readonly string[],
): Promise<readonly Finding[]> {
  const faults = await registry.faultsWith(definitionsOf(records), refused);
  const named = faults.length > 0 ? namedDefinitionsOf(records) : undefined;
  const namedFaults = named ? await registry.faultsWith(named, refused) : [];
  return namedFaults.length > 0 ? namedFaults : faults;
}

/** Where the definitions of a catalogue come from. */
interface Origins {
  readonly schema: SchemaDocument;
  /** The definitions once the document is applied. */
  readonly after: readonly DefinitionRecord[];
  /** The catalogue of before. */
  readonly registry: Pick<Registry, 'category'>;
}

/** Faults of a catalogue by the places of the document that ask for them; those that no place of it asks for stand under `schema`. */
export function placedFaults(found: readonly Finding[], origins: Origins): ReadonlyMap<string, TextValue> {
  const placeOf = placesIn(origins);
  const byPlace = groupBy(found.map(placeOf), ([place]) => place);
  const joinedFaults = (placed: readonly PlacedFault[]) => joined(limitFaults(placed.map(([, fault]) => fault)), '; ');
  return new Map([...byPlace].map(([place, placed]) => [place, joinedFaults(placed)]));
}

function placesIn({ schema, after, registry }: Origins): (found: Finding) => PlacedFault {
  const given = new Map(schemaPartNames.flatMap(part => givenIn(schema, part)));
  const stored = new Map(after.map(storedDefinition).map(each => [fileIn(each.part, each.record.name), each]));
  return found => {
    const steps = found.place.split(/\.|\[|\]\.?/).filter(Boolean);
    const [asked, definition] = [given.get(found.file), stored.get(found.file)];
    if (asked && hasStep(asked.definition, steps)) return [[asked.place, ...steps].join('.'), found.fault];
    if (definition) return [asked?.place ?? 'schema', text('Named', { name: nameAt(definition, steps), fault: found.fault })];
    const named = basename(found.file, '.json');
    const rule = given.get(fileIn('object_type_rules', named)) ?? given.get(fileIn('category_rules', named));
    if (rule && steps[0] !== 'attributes') return [[rule.place, ...steps].join('.'), found.fault];
    const ofAttribute = given.get(fileIn('attribute_rules', ruledAttribute(registry, found.file, steps)));
    return ofAttribute ? [[ofAttribute.place, ...steps.slice(2)].join('.'), found.fault] : ['schema', lineOf(found)];
  };
}

/** The file that would have a definition. */
function fileIn(part: SchemaPartName, name: string): string {
  return fileOf(schemaParts[part].part, name);
}

/** The definitions of a document by their files, with their places: of two with one name the first. */
function givenIn(schema: SchemaDocument, part: SchemaPartName) {
  const placed = (schema[part] ?? []).map((definition, at) => {
    return [fileIn(part, nameGiven(part, definition)), { definition, place: `schema.${part}.${at}` }] as const;
  });
  return placed.toReversed();
}

/** Whether a document has what a place of the stored definition leads to: parts that it leaves out stand behind those that it has. */
function hasStep(given: Definition, steps: readonly string[]): boolean {
  const [list, at] = steps;
  return !isListOfParts(list) || at === undefined || partAt(given, steps) !== undefined;
}

/** The name of what a place of a definition leads to, such as `C__CATG__CUSTOM_TANK.volume.unique`. */
function nameAt({ record, definition }: StoredDefinition, steps: readonly string[]): string {
  const part = partAt(definition, steps);
  if (!part) return [record.name, ...steps].join('.');
  const name = steps[0] === 'attributes' ? nameIn(part) : namesOfChoice(part)[0];
  return [record.name, name, ...steps.slice(2)].filter(Boolean).join('.');
}

function isListOfParts(member: string | undefined): member is 'attributes' | 'choices' {
  return member === 'attributes' || member === 'choices';
}

/** The attribute or choice that a place of a definition leads to or into. */
function partAt(definition: Definition, [list, at]: readonly string[]): Definition | undefined {
  const parts = isListOfParts(list) ? definition[list] : undefined;
  const part: unknown = Array.isArray(parts) ? parts[Number(at)] : undefined;
  return isDefinition(part) ? part : undefined;
}

/** The attribute that a place in a category of the start leads to, as rules name it. */
function ruledAttribute(registry: Pick<Registry, 'category'>, file: string, [list, at]: readonly string[]): string {
  const constant = basename(file, '.json');
  const attribute = list === 'attributes' ? registry.category(constant)?.attributes[Number(at)] : undefined;
  return `${constant}.${attribute?.key}`;
}
