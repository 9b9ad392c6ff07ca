import { type Rename, renameReferences } from '../../catalog/references.js';
import type { GivenDefinition } from '../../catalog/sources.js';
import { type Text, text } from '../../messages/text.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import type { DefinitionContent, DefinitionRecord } from '../storage/schema.js';
import { changedChoice, choiceMeant, choicesIn, constantsOf, membersOfRemoved, namesOfChoice, newChoices } from './choices.js';
import { convertingMember } from './conversions.js';
import { contentOf, isSameText, ownMembers, partsIn } from './definition-contents.js';
import {
  attributesIn,
  type Definition,
  isRule,
  nameGiven,
  nameIn,
  namesIn,
  ruledKey,
  type SchemaPart,
  type SchemaPartName,
  type StoredDefinition,
  schemaPartNames,
  schemaParts,
  storedDefinition,
} from './definitions.js';
import { misshapenParts, type PlacedFault } from './misshapen-parts.js';
import { choicePart, NotedChanges, type SchemaChange } from './noted-changes.js';
import { asNamed, attributeMeant, keyIn, keysByNames, keysTaken, renamedAttribute, retiredKeysOf } from './renaming.js';

/** A version adds fewer attributes than this. */
const numbersOfVersion = 1_000_000;

/** A schema as callers give it: definitions by part. What it leaves out stays. */
export type SchemaDocument = Readonly<Partial<Record<SchemaPartName, readonly Definition[]>>>;

/** Definitions that a caller adds, changes and removes. */
export interface SchemaRequest {
  readonly schema: SchemaDocument;
  /** Constants, names of dialogs, attributes as `C__CATG__CUSTOM_TANK.volume`, and choices as `medium.C__MEDIUM__OIL` or `medium.2`. */
  readonly removed: readonly string[];
  /** Whether definitions in files of the site become those of the schema, with their numbers. */
  readonly adoptsFiles?: boolean;
}

/** Says of what a rule is about that it can say the same itself. */
const insteadOfRules = {
  category: 'RuleStandsAtCategory',
  attribute: 'RuleStandsAtAttribute',
  type: 'RuleStandsAtType',
} as const;

/** A definition that is written: anew where it has no id. */
export interface WrittenDefinition {
  readonly id: number | undefined;
  readonly content: DefinitionContent;
}

/** A definition that a request has, and its place in that. */
interface Put {
  readonly part: SchemaPartName;
  readonly given: Definition;
  readonly place: string;
  /** Whether it stands in a file of the site. */
  readonly isAdopted: boolean;
}

/** The definitions that a request writes, and every fault of it by its place. */
export class SchemaPlan extends NotedChanges {
  readonly written: WrittenDefinition[] = [];
  /** Names of definitions that are refused, so that nothing is written of them. */
  readonly refused: string[] = [];
  private readonly stored: readonly StoredDefinition[];
  private readonly fileDefinitions: readonly GivenDefinition[];
  private readonly keyOf: Rename;
  private nextNumber: number;
  /** Attributes that take the place of others, by the numbers of those. */
  private readonly converted = new Map<unknown, Definition>();
  /** Parts and names of definitions that the request has. */
  private readonly put = new Set<string>();

  /** A plan over what is stored; attributes that it adds get numbers of the version that it makes, which no other one gives out. */
  constructor(
    records: readonly DefinitionRecord[],
    { schema, removed, adoptsFiles = false }: SchemaRequest,
    version: number,
    fileDefinitions: readonly GivenDefinition[] = [],
  ) {
    super();
    this.stored = records.map(storedDefinition);
    this.fileDefinitions = fileDefinitions;
    this.keyOf = keysByNames(this.stored, (schema.categories ?? []).filter(isSound));
    this.nextNumber = version * numbersOfVersion;
    const left = new Set(removed);
    for (const part of schemaPartNames) {
      for (const { name, definition } of adoptsFiles ? this.unadopted(part) : [])
        this.putDefinition({ part, given: { ...definition }, place: `adopt_files.${name}`, isAdopted: true }, left);
      for (const [at, given] of (schema[part] ?? []).entries())
        this.putDefinition({ part, given, place: `schema.${part}.${at}`, isAdopted: false }, left);
    }
    for (const name of left) this.removeWhole(name, `removed.${removed.indexOf(name)}`, left);
  }

  /** Definitions in files that the schema does not have itself. */
  private unadopted(part: SchemaPartName): readonly GivenDefinition[] {
    const isOwn = (name: string) =>
      this.stored.some(each => each.part === part && each.record.name === name && !each.record.removed);
    return this.fileDefinitions.filter(each => each.part === schemaParts[part].part && !isOwn(each.name));
  }

  private putDefinition(put: Put, removed: Set<string>): void {
    const { part, place } = put;
    const { id, ...named } = put.given;
    const { defaults }: SchemaPart = schemaParts[part];
    const name = nameGiven(part, named);
    const before = this.stored.find(each => each.part === part && each.record.name === name);
    const refusals = [...misshapenParts(part, named, place)];
    if (refusals.length === 0) refusals.push(...this.refusals(put, before));
    for (const [at, fault] of refusals) this.fault(at, fault);
    if (refusals.length > 0) {
      if (name !== '') this.refused.push(name);
      return;
    }
    this.put.add(`${part} ${name}`);
    const given = part === 'categories' ? renameReferences(named, this.keyOf) : named;
    const storedAs = ruledKey(part, name);
    if (!before || before.record.removed) {
      this.noteAdded({ part, name, place, storedAs }, given);
      const attributes = part === 'categories' && { attributes: this.newAttributes(attributesIn(given), `${place}.attributes`) };
      const choices = part === 'dialogs' && { choices: newChoices(choicesIn(given), []) };
      const adopted = put.isAdopted && { adopted: typeof id === 'number' ? { id } : {} };
      const definition = { ...defaults, ...given, ...attributes, ...choices, ...adopted };
      this.written.push({ id: before?.record.id, content: contentOf(part, name, definition) });
      return;
    }
    this.change(before, isRule(part) ? given : { ...before.definition, ...given }, given, place, removed, storedAs);
  }

  /** Faults that keep a definition from being written at all. */
  private *refusals({ part, given, place, isAdopted }: Put, before: StoredDefinition | undefined): Iterable<PlacedFault> {
    const { name: nameMember, rules }: SchemaPart = schemaParts[part];
    const name = nameGiven(part, given);
    const at = `${place}.${nameMember}`;
    if (this.put.has(`${part} ${name}`)) yield [at, text('KeyIsThereTwice', { key: name })];
    else if (rules && this.isOfSchema(name.split('.')[0])) yield [at, text(insteadOfRules[rules], { name })];
    else if (isAdopted) return;
    else if (!rules && this.unadopted(part).some(each => each.name === name)) yield [at, text('DefinitionIsInFile', { name })];
    else if (before?.record.removed && !rules) yield [at, text('DefinitionWasRemoved', { name })];
    else if (given.id !== undefined && given.id !== before?.definition.id) yield [`${place}.id`, text('IdIsGivenOut')];
  }

  /** Whether the schema, or the request in a part before, defines what has a name. */
  private isOfSchema(name = ''): boolean {
    const defining = schemaPartNames.filter(part => !isRule(part));
    const isStored = this.stored.some(({ part, record }) => record.name === name && defining.includes(part));
    return isStored || defining.some(part => this.put.has(`${part} ${name}`));
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
    const members = ownMembers(part, merged);
    this.noteChanged({ part, name: record.name, place, storedAs }, ownMembers(part, before.definition), members);
    const parts = {
      ...(part === 'categories' && this.attributes(before, given, place, removed)),
      ...(part === 'dialogs' && this.choices(before, given, place, removed)),
    };
    const adopted = before.adopted && { adopted: before.adopted };
    const content = contentOf(part, record.name, this.withKeysOfConverted({ ...members, ...parts, ...adopted }));
    if (!isSameText(content.definition, record.definition)) this.written.push({ id: record.id, content });
  }

  /** Attributes that are given come first and in their order; the others stay behind them. */
  private attributes(before: StoredDefinition, given: Definition, place: string, removed: Set<string>) {
    const category = before.record.name;
    const former = attributesIn(before.definition);
    const gone = former.filter(each => takeNames(removed, category, namesIn(each)));
    for (const each of gone) {
      const name = `${category}.${nameIn(each)}`;
      this.noteRemoved({ part: 'attributes', name, place, storedAs: keyIn(each) }, namesIn(each));
    }
    const listed = attributesIn(given).map((each, at) => this.attribute(before, each, `${place}.attributes.${at}`));
    const replaced = former.filter(({ id }) => this.converted.has(id));
    const others = former.filter(({ id }) => ![...listed, ...gone, ...replaced].some(each => each.id === id));
    const left = [...listed, ...others];
    // The successor of an attribute has its names.
    const named = former.map(each => ({ ...each, id: this.converted.get(each.id)?.id ?? each.id }));
    const retired = named.filter((_, at) => !gone.includes(former[at] ?? {})).flatMap(each => retiredKeysOf(each, left));
    const removedAttributes = [...before.removedAttributes, ...gone, ...replaced];
    const meant = removedAttributes.flatMap(each => [keyIn(each), ...namesIn(each)]);
    for (const [at, fault] of keysTaken(left, named, [...meant, ...before.retiredKeys, ...retired]))
      this.fault(`${place}.attributes.${at}.key`, fault);
    const retiredKeys = [...before.retiredKeys, ...retired];
    return {
      attributes: left,
      ...(removedAttributes.length > 0 && { removedAttributes }),
      ...(retiredKeys.length > 0 && { retiredKeys }),
    };
  }

  /** Choices that are given come first and in their order; the others stay behind them. */
  private choices(before: StoredDefinition, given: Definition, place: string, removed: Set<string>) {
    const list = before.record.name;
    const former = choicesIn(before.definition);
    const gone = former.filter(each => takeNames(removed, list, namesOfChoice(each)));
    for (const each of gone) this.noteRemoved(choicePart(list, each, place), constantsOf(each));
    const removedChoices = [...before.removedChoices, ...gone];
    const listed = newChoices(
      choicesIn(given).map((each, at) => this.choice(list, former, each, `${place}.choices.${at}`)),
      [...former, ...removedChoices],
    );
    for (const [at, each] of listed.entries()) {
      for (const member of membersOfRemoved(each, removedChoices))
        this.fault(`${place}.choices.${at}.${member}`, text('ChoiceWasRemoved', { choice: JSON.stringify(each[member]) }));
      if (!choiceMeant(former, each)) this.noteAdded(choicePart(list, each, `${place}.choices.${at}`), each);
    }
    const others = former.filter(({ id }) => ![...listed, ...gone].some(each => String(each.id) === String(id)));
    return { choices: [...listed, ...others], ...(removedChoices.length > 0 && { removedChoices }) };
  }

  /** A choice as it is stored: of that which is known, the number and the constant stay. */
  private choice(list: string, former: readonly Definition[], given: Definition, place: string): Definition {
    const known = choiceMeant(former, given);
    if (!known) return given;
    const changed = changedChoice(known, given);
    this.noteChanged(choicePart(list, known, place), known, changed);
    return changed;
  }

  /** An attribute as it is stored: that which has the number, or one of the names. */
  private attribute({ record, definition }: StoredDefinition, given: Definition, place: string): Definition {
    const known = attributeMeant(attributesIn(definition), given);
    if (given.id !== undefined && given.id !== known?.id) this.fault(`${place}.id`, text('IdIsGivenOut'));
    if (known) {
      const renamed = this.afterConversion(known, renamedAttribute(known, given), attributesIn(definition));
      const name = `${record.name}.${nameIn(renamed)}`;
      const of = { part: 'attributes', name, place, storedAs: keyIn(known) } as const;
      this.noteChanged(of, asNamed(known), asNamed(renamed));
      return renamed;
    }
    const { id: _, ...unnumbered } = given;
    const [added = given] = this.newAttributes([unnumbered], place);
    const of = { part: 'attributes', name: `${record.name}.${nameIn(added)}`, place, storedAs: keyIn(added) } as const;
    this.noteAdded(of, added, true);
    return added;
  }

  /**
   * An attribute as it is stored; where its values mean something else from here on, that of a new number and key, which takes the place of the
   * other one: that one keeps its values, for who undoes the change.
   */
  private afterConversion(known: Definition, given: Definition, others: readonly Definition[]): Definition {
    const isNeeded = others.some(each => each.unit === known.key || each.dependsOn === known.key);
    const keepsName = namesIn(given).some(name => namesIn(known).includes(name));
    if (isNeeded || !keepsName || convertingMember(known, given) === undefined) return given;
    this.nextNumber += 1;
    const [name, id] = [nameIn(given), this.nextNumber];
    const converted = { ...given, id, key: `${name}_${id}`, name };
    this.converted.set(known.id, converted);
    return converted;
  }

  /** A definition that names attributes by the keys of those that took their places. */
  private withKeysOfConverted(definition: Definition): Definition {
    const former = attributesIn({ attributes: definition.removedAttributes });
    const replaced = former.filter(({ id }) => this.converted.has(id));
    const keys = new Map(replaced.map(each => [keyIn(each), keyIn(this.converted.get(each.id) ?? each)]));
    return keys.size === 0 ? definition : renameReferences(definition, (_, key) => keys.get(key) ?? key);
  }

  private newAttributes(given: readonly Definition[], place: string): readonly Definition[] {
    return given.map((attribute, at) => {
      if (attribute.id !== undefined) this.fault(`${place}.${at}.id`, text('IdIsGivenOut'));
      this.nextNumber += 1;
      return { ...attribute, id: this.nextNumber };
    });
  }

  private removeWhole(name: string, place: string, removed: Set<string>): void {
    const [constant = '', key] = name.split('.');
    const inForce = this.stored.filter(({ record }) => !record.removed);
    const before = inForce.find(each => each.record.name === name) ?? inForce.find(each => each.record.name === constant);
    if (before && key !== undefined && partsIn(before.definition).some(names => names.includes(key))) {
      this.change(before, before.definition, {}, place, removed);
      return;
    }
    if (before?.record.name !== name) {
      this.fault(place, this.unknown(name));
      return;
    }
    const { part, record } = before;
    if (this.fileDefinitions.some(each => each.part === schemaParts[part].part && each.name === name))
      this.fault(place, text('DefinitionIsInFileStill', { name }));
    this.noteRemoved({ part, name, place, storedAs: undefined, choice: choiceOf(before) }, [name]);
    this.written.push({ id: record.id, content: { part, name, definition: record.definition, removed: 1 } });
  }

  private unknown(name: string): Text {
    const known = this.stored
      .filter(({ record }) => !record.removed)
      .flatMap(({ record, definition }) => [
        record.name,
        ...partsIn(definition).flatMap(([first = '']) => `${record.name}.${first}`),
      ]);
    return withSuggestion(text('NothingOfSchemaIsNamed', { name }), name, known);
  }
}

/** Whether the parts of a category can be told apart. */
function isSound(category: Definition): boolean {
  return [...misshapenParts('categories', category, '')].length === 0;
}

/** Takes the names that a part of a definition has out of those that are left; whether there were any. */
function takeNames(left: Set<string>, owner: string, names: readonly string[]): boolean {
  return names.filter(name => left.delete(`${owner}.${name}`)).length > 0;
}

/** The choice by which entries name a definition. */
function choiceOf({ part, definition }: StoredDefinition): SchemaChange['choice'] {
  return part === 'relation_types' ? { id: Number(definition.id), dialog: 'relation_type' } : undefined;
}
