import { type Rename, renameReferences } from '../../catalog/references.js';
import type { GivenDefinition } from '../../catalog/sources.js';
import { type Text, text } from '../../messages/text.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import type { DefinitionContent, DefinitionRecord } from '../storage/schema.js';
import { AttributeChanges } from './attribute-changes.js';
import { changedChoices } from './choice-changes.js';
import { choicesIn, newChoices } from './choices.js';
import { contentOf, isSameText, ownMembers, partsIn } from './definition-contents.js';
import {
  attributesIn,
  type Definition,
  isRule,
  itemsIn,
  listsOfParts,
  nameGiven,
  ruledKey,
  type SchemaPart,
  type SchemaPartName,
  type StoredDefinition,
  schemaPartNames,
  schemaParts,
  storedDefinition,
} from './definitions.js';
import { isReordered } from './item-order.js';
import { misshapenParts, type PlacedFault } from './misshapen-parts.js';
import { NotedChanges, type SchemaChange } from './noted-changes.js';
import { keysByNames } from './renaming.js';

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
  private readonly attributes: AttributeChanges;
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
    this.attributes = new AttributeChanges(this, version);
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
    if (part === 'categories') this.noteMeaningless(named, place, before);
    const given = part === 'categories' ? renameReferences(named, this.keyOf) : named;
    const storedAs = ruledKey(part, name);
    if (!before || before.record.removed) {
      this.noteAdded({ part, name, place, storedAs }, given);
      const attributes = part === 'categories' && {
        attributes: this.attributes.numbered(attributesIn(given), `${place}.attributes`),
      };
      const choices = part === 'dialogs' && { choices: newChoices(choicesIn(given), []) };
      const adopted = put.isAdopted && { adopted: typeof id === 'number' ? { id } : {} };
      const definition = { ...defaults, ...given, ...attributes, ...choices, ...adopted };
      this.written.push({ id: before?.record.id, content: contentOf(part, name, definition) });
      return;
    }
    this.change(before, isRule(part) ? given : { ...before.definition, ...given }, given, place, removed, storedAs);
  }

  /** Notes members that mean something of categories that ship alone. */
  private noteMeaningless({ kind = 'custom', standard }: Definition, place: string, before: StoredDefinition | undefined): void {
    if (kind !== 'custom' && !before) this.fault(`${place}.kind`, text('CategoryOfSiteIsCustom'));
    if (standard === true && before?.definition.standard !== true)
      this.fault(`${place}.standard`, text('CategoryIsShownByTypes'));
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
    const of = { part, name: record.name, place, storedAs };
    const noted = this.changes.length;
    this.noteChanged(of, ownMembers(part, before.definition), members);
    const parts = {
      ...(part === 'categories' && this.attributes.after(before, given, place, removed)),
      ...(part === 'dialogs' && changedChoices(this, before, given, place, removed)),
    };
    for (const list of listsOfParts)
      if (isReordered(itemsIn(before.definition, list), itemsIn(parts, list))) this.noteOrder(of, list, noted);
    const adopted = before.adopted && { adopted: before.adopted };
    const content = contentOf(part, record.name, this.attributes.withKeysOfConverted({ ...members, ...parts, ...adopted }));
    if (!isSameText(content.definition, record.definition)) this.written.push({ id: record.id, content });
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

/** The choice by which entries name a definition. */
function choiceOf({ part, definition }: StoredDefinition): SchemaChange['choice'] {
  return part === 'relation_types' ? { id: Number(definition.id), dialog: 'relation_type' } : undefined;
}
