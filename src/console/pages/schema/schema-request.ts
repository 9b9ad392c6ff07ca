import type { SchemaDocument } from '../../../../generated/types.js';
import { isUnset, listIn, recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { type Definition, definitionNamed, definitionsIn, nameOf } from './schema-document.js';
import {
  isRemoved,
  isUntitled,
  itemsOf,
  keyOf,
  listedMembers,
  nameOfDraft,
  nameOfItem,
  namesIn,
  type SchemaDraft,
  storedItem,
} from './schema-draft.js';
import { namingMembers } from './schema-part.js';

/** Definitions that are sent to the service, and which listed item stands at which place of them. */
export interface SchemaRequestOfDraft {
  readonly schema: SchemaDocument;
  readonly removed: string[];
  /** Places in the list of the draft, by places in what is sent. */
  readonly places: readonly number[];
}

/** A draft as the service takes it. Items without a title are not sent yet. */
export function requestOf(draft: SchemaDraft): SchemaRequestOfDraft {
  const { part, definition, removed } = draft;
  const name = nameOfDraft(draft);
  const items = itemsOf(draft);
  const places = items.flatMap((item, at) => (isUntitled(item) || isRemoved(draft, item) ? [] : [at]));
  const sent = places.map(at => sentItem(draft, name, items[at] ?? {}));
  const member = listedMembers[part];
  const { id: _, title, ...others } = sentMembers(definition);
  const naming = namingMembers[part];
  const named = { [naming]: name, ...(naming !== 'name' && { title }) };
  const main = { ...others, ...named, ...(member && { [member]: sent }) };
  const dialogs = part === 'categories' ? places.flatMap(at => listOf(draft, name, items[at] ?? {})) : [];
  return {
    schema: {
      ...(dialogs.length > 0 && { dialogs }),
      [part]: [main],
      ...typesChanged(draft, name),
    },
    removed: [
      ...removed.map(key => `${name}.${key}`),
      ...(part === 'categories' ? places.flatMap(at => choicesGone(draft, items[at] ?? {})) : []),
    ],
    places,
  };
}

/** The name of the list of choices of an attribute. */
export function listNameOf(category: string, item: Definition): string {
  const own = category.replace(/^C__CAT[GS]__(CUSTOM_)?/, '').toLowerCase();
  return textOf(item.dialog) || `${own}_${keyOf(item)}`.replace(/^[^a-z]+/, '');
}

/** Types of attributes that have a list of choices. */
export const choiceTypes: readonly unknown[] = ['dialog', 'dialog_plus', 'multiselect'];

/** An attribute as it is sent; `choices` belongs to its list, and the key is made from the title where none was typed. */
function sentItem(draft: SchemaDraft, category: string, { choices: _, ...item }: Definition): Definition {
  if (draft.part !== 'categories') return sentChoice(item, itemsOf({ part: draft.part, definition: draft.stored ?? {} }));
  const members = sentMembers(item);
  const isChosen = choiceTypes.includes(item.type);
  return { ...members, ...namesOf(draft, item), ...(isChosen && { dialog: listNameOf(category, item) }) };
}

/** The key of an attribute, and the former ones: one that is renamed is still known by that of before. */
function namesOf(draft: SchemaDraft, item: Definition): Values {
  const [key, former] = [keyOf(item), textOf(storedItem(draft, item)?.key)];
  const aliases = [...namesIn(item.aliases), ...(former === '' ? [] : [former])].filter(each => each !== key);
  return { key, ...(former !== '' && { aliases: [...new Set(aliases)] }) };
}

/** The list of choices that is written with an attribute. */
function listOf(draft: SchemaDraft, category: string, item: Definition): readonly Definition[] {
  const isNew = choiceTypes.includes(item.type) && isUnset(item.dialog);
  if (!isNew && item.choices === undefined) return [];
  const choices = listIn(item.choices)
    .filter(each => !isUntitled(each))
    .map(each => sentChoice(each, storedChoices(draft, item), item.default));
  return [{ name: listNameOf(category, item), choices }];
}

/** The choices that the list of an attribute has in the schema. */
function storedChoices({ reading }: SchemaDraft, { dialog }: Definition): readonly Definition[] {
  return listIn(definitionNamed(reading, 'dialogs', textOf(dialog))?.choices);
}

/** A choice as it is sent: the service numbers new ones, as it knows the numbers of those that went. One that is the default is named by its number. */
function sentChoice(choice: Definition, stored: readonly Definition[], usual?: unknown): Definition {
  const { id, ...members } = sentMembers(choice);
  const isNumbered = id === usual || stored.some(each => each.id === id);
  return { ...(isNumbered && { id }), const: null, ...members };
}

/** Names of the choices that were taken out of the list of an attribute. */
function choicesGone(draft: SchemaDraft, item: Definition): readonly string[] {
  if (item.choices === undefined) return [];
  const left = listIn(item.choices).filter(each => !isUntitled(each));
  return storedChoices(draft, item)
    .filter(each => !left.some(({ id }) => id === each.id))
    .map(each => `${textOf(item.dialog)}.${nameOfItem(each)}`);
}

/** Types that begin or cease to show a category: those of the site themselves, all others by their rules. */
export function typesChanged({ part, reading, shownBy }: SchemaDraft, category: string): SchemaDocument {
  if (part !== 'categories') return {};
  const own = definitionsIn(reading, 'object_types');
  const rules = definitionsIn(reading, 'object_type_rules');
  const others = shownBy.filter(name => ![...own, ...rules].some(each => nameOf(each) === name));
  const isShownBy = (definition: Definition): boolean => shownBy.includes(nameOf(definition));
  const changedTypes = own.flatMap(type => {
    const categories = namesChanged(type.categories, category, isShownBy(type));
    const usual = namesIn(type.overviewCategories);
    const overviewCategories = namesChanged(usual, category, isShownBy(type)) ?? usual;
    return categories ? [{ const: nameOf(type), categories, overviewCategories }] : [];
  });
  const changedRules = [...rules, ...others.map(objectType => ({ objectType }))].flatMap((rule: Definition) => {
    const addedCategories = namesChanged(rule.addedCategories, category, isShownBy(rule));
    return addedCategories ? [{ ...rule, addedCategories }] : [];
  });
  return {
    ...(changedTypes.length > 0 && { object_types: changedTypes }),
    ...(changedRules.length > 0 && { object_type_rules: changedRules }),
  };
}

/** A list of names with one in it or not; undefined where that changes nothing. */
function namesChanged(list: unknown, name: string, isIn: boolean): string[] | undefined {
  const names = namesIn(list);
  if (names.includes(name) === isIn) return undefined;
  return isIn ? [...names, name] : names.filter(each => each !== name);
}

/** Members that are set; a title that is missing in one language is that of the other. */
function sentMembers(definition: Definition): Values {
  const set = Object.entries(definition).flatMap(([member, value]) => {
    const sent = titleMembers.includes(member) ? bothTitles(value) : value;
    return isEmpty(sent) && !nullMembers.includes(member) ? [] : [[member, sent]];
  });
  return Object.fromEntries(set);
}

const titleMembers: readonly string[] = ['title', 'description', 'master', 'slave'];
/** Members for which null says something else than their absence. */
const nullMembers: readonly string[] = ['group', 'sort', 'direction', 'category', 'weighting', 'const'];

function isEmpty(value: unknown): boolean {
  return isUnset(value) || (typeof value === 'object' && !Array.isArray(value) && Object.keys(recordIn(value)).length === 0);
}

function bothTitles(value: unknown): Values | undefined {
  const [en, de] = [recordIn(value).en, recordIn(value).de].map(each => textOf(each).trim());
  return en === '' && de === '' ? undefined : { en: en || de, de: de || en };
}
