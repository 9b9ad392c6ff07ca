import type { CategoryDefinition, ChoiceDefinition, Titles } from '../../generated/types.js';
import type { Schema } from '../rpc/json-schema.js';

/** A listed item with constant, id and titles: an object type, a CMDB status. */
export interface Listed {
  readonly const: string;
  readonly id: number;
  readonly title: Titles;
}

/** A dialog and what it offers. */
export interface Offering {
  readonly name: string;
  readonly description?: Titles;
  readonly choices: readonly ChoiceDefinition[];
}

/** The choices of a fixed dialog: each by its text and by its id. */
export function choiceSchema(name: string, dialog: Offering, language: keyof Titles): Schema {
  const texts = choiceTexts(dialog.choices);
  const ids = dialog.choices.map(({ id }) => id).filter(id => typeof id === 'number');
  const titled = dialog.choices.flatMap((choice, at): [string, string][] => {
    const text = texts[at];
    return text === undefined ? [] : [[text, choice.title[language]]];
  });
  return {
    title: name,
    description: [
      `A choice of the dialog ${dialog.name}, by its constant, textual id or title, or by its number.`,
      ...(dialog.description ? [dialog.description[language]] : []),
    ].join(' '),
    anyOf: [
      { type: 'string', enum: titled.map(([text]) => text), 'x-titles': Object.fromEntries(titled) },
      { type: 'string', enum: otherTexts(dialog.choices, texts) },
      { type: 'integer', enum: ids },
    ].filter(({ enum: values }) => values.length > 0),
  };
}

/** Other texts that mean one choice: titles in every language and textual ids. A text that is a constant means that, a title comes before an id. */
function otherTexts(choices: readonly ChoiceDefinition[], usual: readonly (string | undefined)[]): string[] {
  const constants = choices.map(each => each.const);
  const titles = choices.flatMap(({ title }) => [...new Set(Object.values(title))]);
  const ids = choices.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const meant = [...titles.filter(text => standsOnce(titles, text)), ...ids.filter(id => !titles.includes(id))];
  return [...new Set(meant)].filter(text => !constants.includes(text) && !usual.includes(text));
}

/** How each choice is written as a text: by its constant, its textual id or its English title; `undefined` where only its number tells it. */
export function choiceTexts(choices: readonly ChoiceDefinition[]): (string | undefined)[] {
  const all = choices.flatMap(({ const: constant, title }) => [constant, ...new Set(Object.values(title))]);
  return choices.map(({ id, const: constant, title }) => {
    const textualId = typeof id === 'string' ? id : undefined;
    return constant ?? textualId ?? (standsOnce(all, title.en) ? title.en : undefined);
  });
}

function standsOnce(texts: readonly unknown[], text: string): boolean {
  return texts.indexOf(text) === texts.lastIndexOf(text);
}

/** An enumeration that grows with the catalogue: the constants with their titles, or the ids. */
export function enumSchema(schema: Schema, all: readonly Listed[], language: keyof Titles): Schema {
  const constants = all.map(each => each.const);
  const titles = Object.fromEntries(all.map(each => [each.const, each.title[language]]));
  return {
    ...descriptiveKeywords(schema),
    anyOf: [
      { type: 'string', enum: constants, 'x-titles': titles, 'x-extensible': true },
      { type: 'integer', enum: all.map(({ id }) => id), 'x-extensible': true },
      ...(schema.anyOf ?? []).filter(({ type }) => type === 'null'),
    ],
  };
}

/** The constants and aliases of categories with their titles. */
export function categoryConstants(schema: Schema, all: readonly CategoryDefinition[], language: keyof Titles): Schema {
  const titles = all.flatMap(({ const: constant, aliases = [], title }) =>
    [constant, ...aliases].map((name): [string, string] => [name, title[language]]),
  );
  const known = { enum: titles.map(([name]) => name), 'x-titles': Object.fromEntries(titles) };
  return { ...descriptiveKeywords(schema), type: 'string', ...known, 'x-extensible': true };
}

/** The descriptive keywords of a schema. */
function descriptiveKeywords({ title, description, 'x-expected': expected, 'x-expected-de': german }: Schema): Schema {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(expected !== undefined && { 'x-expected': expected }),
    ...(german !== undefined && { 'x-expected-de': german }),
  };
}
