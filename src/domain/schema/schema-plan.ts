import { isDeepStrictEqual } from 'node:util';
import type { UniqueWithin } from '../../../generated/types.js';
import { type Rename, renameReferences } from '../../catalog/references.js';
import { type Text, type TextValue, text } from '../../messages/text.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import type { DefinitionContent, DefinitionRecord } from '../storage/schema.js';
import {
  attributesIn,
  type Definition,
  nameIn,
  namesIn,
  type SchemaPart,
  type SchemaPartName,
  type StoredDefinition,
  schemaPartNames,
  schemaParts,
  storedDefinition,
} from './definitions.js';
import { asNamed, attributeMeant, keyIn, keysByNames, renamedAttribute, retiredKeysOf } from './renaming.js';
import { ruleOf } from './rules-of-change.js';

/** Everything within which values are unique. */
const uniqueScopes: readonly UniqueWithin[] = ['object', 'objectType', 'everywhere'];

/** A version adds fewer attributes than this. */
const numbersOfVersion = 1_000_000;

/** A schema as callers give it: definitions by part. What it leaves out stays. */
export type SchemaDocument = Readonly<Partial<Record<SchemaPartName, readonly Definition[]>>>;

/** Definitions that a caller adds, changes and removes. */
export interface SchemaRequest {
  readonly schema: SchemaDocument;
  /** Constants, names of dialogs, and attributes as `C__CATG__CUSTOM_TANK.volume`. */
  readonly removed: readonly string[];
}

/** A change that a request makes. */
export interface SchemaChange {
  readonly part: SchemaPartName | 'attributes';
  readonly name: string;
  /** The place in the request that asks for it. */
  readonly place: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** The key that values of an attribute are stored under. */
  readonly storedAs: string | undefined;
  /** Members that change. */
  readonly members: readonly string[];
  /** Members of which stored entries have to be looked at first. */
  readonly checks: readonly string[];
  /** Names that others know it by where it goes, gets another or is narrowed: of attributes without their category. */
  readonly formerNames?: readonly string[] | undefined;
  /** Within what values of the attribute are unique from here on. */
  readonly unique?: UniqueWithin | undefined;
}

/** A definition that is written: anew where it has no id. */
export interface WrittenDefinition {
  readonly id: number | undefined;
  readonly content: DefinitionContent;
}

/** The definitions that a request writes, and every fault of it by its place. */
export class SchemaPlan {
  readonly changes: SchemaChange[] = [];
  readonly written: WrittenDefinition[] = [];
  readonly faults = new Map<string, TextValue>();
  private readonly stored: readonly StoredDefinition[];
  private readonly keyOf: Rename;
  private nextNumber: number;

  /** A plan over what is stored; attributes that it adds get numbers of the version that it makes, which no other one gives out. */
  constructor(records: readonly DefinitionRecord[], { schema, removed }: SchemaRequest, version: number) {
    this.stored = records.map(storedDefinition);
    this.keyOf = keysByNames(this.stored, schema.categories ?? []);
    this.nextNumber = version * numbersOfVersion;
    const left = new Set(removed);
    for (const part of schemaPartNames)
      for (const [at, given] of (schema[part] ?? []).entries()) this.put(part, given, `schema.${part}.${at}`, left);
    for (const name of left) this.removeWhole(name, `removed.${removed.indexOf(name)}`, left);
  }

  private put(part: SchemaPartName, { id, ...named }: Definition, place: string, removed: Set<string>): void {
    const given = part === 'categories' ? renameReferences(named, this.keyOf) : named;
    const { name: nameMember, defaults, comesBack, isOfAttribute }: SchemaPart = schemaParts[part];
    const name = given[nameMember];
    if (typeof name !== 'string' || name === '') {
      this.fault(`${place}.${nameMember}`, text('DefinitionNeedsName'));
      return;
    }
    const before = this.stored.find(each => each.part === part && each.record.name === name);
    if (isOfAttribute && this.stored.some(each => each.record.name === name.split('.')[0])) {
      this.fault(`${place}.${nameMember}`, text('RuleStandsAtAttribute', { name }));
      return;
    }
    if (before?.record.removed && !comesBack) {
      this.fault(`${place}.${nameMember}`, text('DefinitionWasRemoved', { name }));
      return;
    }
    if (id !== undefined && id !== before?.definition.id) {
      this.fault(`${place}.id`, text('IdIsGivenOut'));
      return;
    }
    const storedAs = isOfAttribute && name.split('.')[1];
    if (!before || before.record.removed) {
      const checks = storedAs === undefined ? [] : checksOfNew(given);
      const narrowed = checks.length > 0 && storedAs ? { formerNames: [storedAs] } : {};
      this.changes.push({
        part,
        name,
        place,
        change: 'added',
        storedAs,
        members: [],
        checks,
        unique: withinOf(given),
        ...narrowed,
      });
      const attributes = part === 'categories' && { attributes: this.newAttributes(attributesIn(given), place) };
      this.written.push({ id: before?.record.id, content: contentOf(part, name, { ...defaults, ...given, ...attributes }) });
      return;
    }
    this.change(before, comesBack ? given : { ...before.definition, ...given }, given, place, removed, storedAs);
  }

  private change(
    before: StoredDefinition,
    merged: Definition,
    given: Definition,
    place: string,
    removed: Set<string>,
    storedAs?: string,
  ): void {
    const { part, record } = before;
    const { attributes: _, id: __, ...members } = merged;
    const { attributes: ___, id: ____, ...former } = before.definition;
    this.note(part, record.name, former, members, place, storedAs);
    const attributes = part === 'categories' ? this.attributes(before, given, place, removed) : undefined;
    const definition = { ...members, ...(attributes && { attributes: attributes.left }) };
    const removedAttributes = attributes ? [...before.removedAttributes, ...attributes.gone] : [];
    const retiredKeys = attributes ? [...before.retiredKeys, ...attributes.retired] : [];
    const content = contentOf(part, record.name, {
      ...definition,
      ...(removedAttributes.length > 0 && { removedAttributes }),
      ...(retiredKeys.length > 0 && { retiredKeys }),
    });
    if (content.definition !== record.definition) this.written.push({ id: record.id, content });
  }

  /** Attributes that are given come first and in their order; the others stay behind them. */
  private attributes(before: StoredDefinition, given: Definition, place: string, removed: Set<string>) {
    const category = before.record.name;
    const former = attributesIn(before.definition);
    const gone = former.filter(each => namesIn(each).filter(name => removed.delete(`${category}.${name}`)).length > 0);
    for (const each of gone) {
      const name = `${category}.${nameIn(each)}`;
      const lost = { storedAs: keyIn(each), formerNames: namesIn(each), members: [], checks: [] };
      this.changes.push({ part: 'attributes', name, place, change: 'removed', ...lost });
    }
    const listed = attributesIn(given).map((each, at) => this.attribute(before, each, `${place}.attributes.${at}`));
    const others = former.filter(({ id }) => ![...listed, ...gone].some(each => each.id === id));
    const left = [...listed, ...others];
    const retired = former.filter(each => !gone.includes(each)).flatMap(each => retiredKeysOf(each, left));
    const meant = [...before.removedAttributes, ...gone].flatMap(each => [keyIn(each), ...namesIn(each)]);
    this.requireFreeKeys(left, [...meant, ...before.retiredKeys, ...retired], place);
    return { left, gone, retired };
  }

  /** An attribute as it is stored: that which has the number, or one of the names. */
  private attribute({ record, definition }: StoredDefinition, given: Definition, place: string): Definition {
    const known = attributeMeant(attributesIn(definition), given);
    if (given.id !== undefined && given.id !== known?.id) this.fault(`${place}.id`, text('IdIsGivenOut'));
    if (known) {
      const renamed = renamedAttribute(known, given);
      const name = `${record.name}.${nameIn(renamed)}`;
      this.note('attributes', name, asNamed(known), asNamed(renamed), place, keyIn(known));
      return renamed;
    }
    const checks = checksOfNew(given);
    const [added = given] = this.newAttributes([given], place);
    const name = `${record.name}.${nameIn(added)}`;
    const unique = withinOf(added);
    this.changes.push({ part: 'attributes', name, place, change: 'added', storedAs: keyIn(added), members: [], checks, unique });
    return added;
  }

  private newAttributes(given: readonly Definition[], place: string): readonly Definition[] {
    return given.map(attribute => {
      if (attribute.name !== undefined) this.fault(`${place}.name`, text('UnknownKey', { key: 'name' }));
      this.nextNumber += 1;
      return { ...attribute, id: this.nextNumber };
    });
  }

  /** No two attributes of a category ever have one key. */
  private requireFreeKeys(left: readonly Definition[], meant: readonly string[], place: string): void {
    const taken = new Map<string, 'AttributeWasRemoved' | 'KeyIsThereTwice'>(meant.map(key => [key, 'AttributeWasRemoved']));
    for (const [at, attribute] of left.entries())
      for (const key of namesIn(attribute)) {
        const reason = taken.get(key);
        if (reason) this.fault(`${place}.attributes.${at}.key`, text(reason, { key }));
        else taken.set(key, 'KeyIsThereTwice');
      }
  }

  private note(
    part: SchemaPartName | 'attributes',
    name: string,
    from: Definition,
    to: Definition,
    place: string,
    storedAs?: string,
  ): void {
    const members = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
      key => !isDeepStrictEqual(from[key], to[key]),
    );
    const rules = members.map(member => [member, ruleOf(part, member, from[member], to[member])] as const);
    for (const [member, rule] of rules)
      if (rule === 'never')
        this.fault(`${place}.${member}`, text('MemberNeverChanges', { member, from: JSON.stringify(from[member] ?? null) }));
    const checks = rules.flatMap(([member, rule]) => (rule === 'checked' ? member : []));
    if (members.length === 0) return;
    const isTakenAway = checks.length > 0 || (part === 'attributes' && members.includes('key'));
    const formerNames = isTakenAway ? (part === 'attributes' ? namesIn(from) : [storedAs ?? name]) : undefined;
    this.changes.push({ part, name, place, change: 'changed', storedAs, members, checks, formerNames, unique: withinOf(to) });
  }

  private removeWhole(name: string, place: string, removed: Set<string>): void {
    const [constant = '', key] = name.split('.');
    const inForce = this.stored.filter(({ record }) => !record.removed);
    const before = inForce.find(each => each.record.name === name) ?? inForce.find(each => each.record.name === constant);
    if (before && key !== undefined && attributesIn(before.definition).some(each => namesIn(each).includes(key))) {
      this.change(before, before.definition, {}, place, removed);
      return;
    }
    if (before?.record.name !== name) {
      this.fault(place, this.unknown(name));
      return;
    }
    const { part, record } = before;
    this.changes.push({
      part,
      name,
      place,
      change: 'removed',
      storedAs: undefined,
      formerNames: [name],
      members: [],
      checks: [],
    });
    this.written.push({ id: record.id, content: { part, name, definition: record.definition, removed: 1 } });
  }

  private unknown(name: string): Text {
    const known = this.stored
      .filter(({ record }) => !record.removed)
      .flatMap(({ record, definition }) => [
        record.name,
        ...attributesIn(definition).map(each => `${record.name}.${nameIn(each)}`),
      ]);
    return withSuggestion(text('NothingOfSchemaIsNamed', { name }), name, known);
  }

  private fault(place: string, fault: TextValue): void {
    this.faults.set(place, fault);
  }
}

/** Marks of an attribute that values may contradict which are there already. */
function checksOfNew({ required, unique }: Definition): readonly string[] {
  return [...(required === true ? ['required'] : []), ...(unique === undefined ? [] : ['unique'])];
}

function withinOf({ unique }: Definition): UniqueWithin | undefined {
  return uniqueScopes.find(each => each === unique);
}

function contentOf(part: SchemaPartName, name: string, definition: Definition): DefinitionContent {
  return { part, name, definition: JSON.stringify(definition), removed: 0 };
}
