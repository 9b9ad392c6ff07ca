import { basename } from 'node:path';
import { fileOf } from '../../catalog/read.js';
import type { Registry } from '../../catalog/registry.js';
import { limitFaults } from '../../catalog/soundness.js';
import { type Finding, lineOf } from '../../catalog/sources.js';
import { joined, type TextValue, text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import { mapInSlices } from '../../rpc/time-slices.js';
import type { DefinitionRecord } from '../storage/schema.js';
import { choiceMeant, namesOfChoice } from './choices.js';
import {
  type Definition,
  definitionsOf,
  isDefinition,
  isListOfParts,
  itemsIn,
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
import { attributeMeant } from './renaming.js';
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
export async function placedFaults(found: readonly Finding[], origins: Origins): Promise<ReadonlyMap<string, TextValue>> {
  const byPlace = groupBy(await mapInSlices(found, placesIn(origins)), ([place]) => place);
  const joinedFaults = (placed: readonly PlacedFault[]) => joined(limitFaults(placed.map(([, fault]) => fault)), '; ');
  return new Map([...byPlace].map(([place, placed]) => [place, joinedFaults(placed)]));
}

function placesIn({ schema, after, registry }: Origins): (found: Finding) => PlacedFault {
  const documents = new Map(schemaPartNames.flatMap(part => givenIn(schema, part)));
  const stored = new Map(after.map(storedDefinition).map(each => [fileIn(each.part, each.record.name), each]));
  return found => {
    const steps = found.place.split(/\.|\[|\]\.?/).filter(Boolean);
    const [asked, definition] = [documents.get(found.file), stored.get(found.file)];
    const given = asked && stepsIn(asked.definition, definition?.definition, steps);
    if (asked && given) return [[asked.place, ...given].join('.'), found.fault];
    if (definition) return [asked?.place ?? 'schema', text('Named', { name: nameAt(definition, steps), fault: found.fault })];
    const named = basename(found.file, '.json');
    const rule = documents.get(fileIn('object_type_rules', named)) ?? documents.get(fileIn('category_rules', named));
    if (rule && steps[0] !== 'attributes') return [[rule.place, ...steps].join('.'), found.fault];
    const ofAttribute = documents.get(fileIn('attribute_rules', ruledAttribute(registry, found.file, steps)));
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

/** The place in a document of what a place of the stored definition leads to; `undefined` where the document leaves that part out. */
function stepsIn(given: Definition, stored: Definition | undefined, steps: readonly string[]): readonly string[] | undefined {
  const [list, at, ...rest] = steps;
  if (!isListOfParts(list) || at === undefined) return steps;
  const part = stored && partAt(stored, steps);
  if (!part) return partAt(given, steps) && steps;
  const meant = list === 'attributes' ? attributeMeant : choiceMeant;
  // One that takes the place of another one has a number of its own.
  const isMeant = ({ id, ...named }: Definition) => (meant([part], { id, ...named }) ?? meant([part], named)) !== undefined;
  const items = itemsIn(given, list);
  // Most are found where they stand: to look for each among all others takes seconds for thousands.
  const same = items[Number(at)];
  const place = same && isMeant(same) ? Number(at) : items.findIndex(isMeant);
  return place < 0 ? undefined : [list, String(place), ...rest];
}

/** The name of what a place of a definition leads to, such as `C__CATG__CUSTOM_TANK.volume.unique`. */
function nameAt({ record, definition }: StoredDefinition, steps: readonly string[]): string {
  const part = partAt(definition, steps);
  if (!part) return [record.name, ...steps].join('.');
  const name = steps[0] === 'attributes' ? nameIn(part) : namesOfChoice(part)[0];
  return [record.name, name, ...steps.slice(2)].filter(Boolean).join('.');
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
