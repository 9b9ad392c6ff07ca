import { renameReferences } from '../../catalog/references.js';
import { text } from '../../messages/text.js';
import { convertingMember } from './conversions.js';
import { attributesIn, type Definition, nameIn, namesIn, type StoredDefinition } from './definitions.js';
import { mergedItems } from './item-order.js';
import type { NotedChanges } from './noted-changes.js';
import { asNamed, attributeMeant, keyIn, keysTaken, renamedAttribute, retiredKeysOf, takeNames } from './renaming.js';

/** A version adds fewer attributes than this. */
const numbersOfVersion = 1_000_000;

/** The attributes that categories have by a request, noted one by one. */
export class AttributeChanges {
  private readonly notes: NotedChanges;
  private nextNumber: number;
  /** Attributes that take the place of others, by the numbers of those. */
  private readonly converted = new Map<unknown, Definition>();

  constructor(notes: NotedChanges, version: number) {
    this.notes = notes;
    this.nextNumber = version * numbersOfVersion;
  }

  /** Attributes that are given, in their order, among the others. */
  after(before: StoredDefinition, given: Definition, place: string, removed: Set<string>) {
    const category = before.record.name;
    const former = attributesIn(before.definition);
    const gone = former.filter(each => takeNames(removed, category, namesIn(each)));
    for (const each of gone) {
      const name = `${category}.${nameIn(each)}`;
      this.notes.noteRemoved({ part: 'attributes', name, place, storedAs: keyIn(each) }, namesIn(each));
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
    const allRetired = [...before.retiredKeys, ...retired];
    for (const [at, fault] of keysTaken(left, named, meant, allRetired)) this.notes.fault(`${place}.attributes.${at}.key`, fault);
    const retiredKeys = allRetired.filter(({ key }) => !left.some(each => namesIn(each).includes(key)));
    return {
      attributes: mergedItems(others, listed, named),
      ...(removedAttributes.length > 0 && { removedAttributes }),
      ...(retiredKeys.length > 0 && { retiredKeys }),
    };
  }

  /** An attribute as it is stored: that which has the number, or one of the names. */
  private attribute({ record, definition }: StoredDefinition, given: Definition, place: string): Definition {
    const known = attributeMeant(attributesIn(definition), given);
    if (given.id !== undefined && given.id !== known?.id) this.notes.fault(`${place}.id`, text('IdIsGivenOut'));
    if (known) {
      const renamed = this.afterConversion(known, renamedAttribute(known, given), attributesIn(definition));
      const name = `${record.name}.${nameIn(renamed)}`;
      const of = { part: 'attributes', name, place, storedAs: keyIn(known) } as const;
      this.notes.noteChanged(of, asNamed(known), asNamed(renamed));
      return renamed;
    }
    const { id: _, ...unnumbered } = given;
    const [added = given] = this.numbered([unnumbered], place);
    const of = { part: 'attributes', name: `${record.name}.${nameIn(added)}`, place, storedAs: keyIn(added) } as const;
    this.notes.noteAdded(of, added, true);
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
  withKeysOfConverted(definition: Definition): Definition {
    const former = attributesIn({ attributes: definition.removedAttributes });
    const replaced = former.filter(({ id }) => this.converted.has(id));
    const keys = new Map(replaced.map(each => [keyIn(each), keyIn(this.converted.get(each.id) ?? each)]));
    return keys.size === 0 ? definition : renameReferences(definition, (_, key) => keys.get(key) ?? key);
  }

  /** Attributes that are new: each has a number of the version, which no other one gives out. */
  numbered(given: readonly Definition[], place: string): readonly Definition[] {
    return given.map((attribute, at) => {
      if (attribute.id !== undefined) this.notes.fault(`${place}.${at}.id`, text('IdIsGivenOut'));
      this.nextNumber += 1;
      return { ...attribute, id: this.nextNumber };
    });
  }
}
