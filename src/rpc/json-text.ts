declare const made: unique symbol;

/** JSON that is ready to stand in a larger text. It is a text at runtime; its type keeps others from cutting it or gluing it together. */
export interface JsonText {
  readonly [made]: 'value';
  /** Characters. */
  readonly length: number;
}

/** Members of an object, ready to stand between its braces. */
export interface JsonMembers {
  readonly [made]: 'members';
  readonly length: number;
}

/** Texts of which JSON escapes nothing: all but quotes, backslashes, control characters and halves of surrogate pairs. */
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
/** Characters of texts that are looked through: of longer ones JSON.stringify takes no longer than that. */
const shortText = 64;

/** The value of a JSON text; `undefined` where it is none. */
export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a parsed value is an object of JSON. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON of a value; of what JSON cannot express, `null`. */
export function jsonOf(value: unknown): JsonText {
  if (typeof value === 'string' && value.length <= shortText && plain.test(value)) return asJsonText(`"${value}"`);
  return asJsonText(JSON.stringify(value) ?? 'null');
}

/** JSON that was made elsewhere: kept in the database, or sent by another process. */
export function jsonMadeBefore(text: string): JsonText {
  return asJsonText(text);
}

/** The text, for what sends or keeps it. */
export function textOf(json: JsonText): string {
  return json as unknown as string;
}

/** An integer between quotes, as ids stand in results. */
export function quoteInteger(integer: number): JsonText {
  return asJsonText(`"${integer}"`);
}

/** A list of these elements. */
export function array(elements: Iterable<JsonText>): JsonText {
  return arrayOf(elements, element => element);
}

/** A list of what is made of each element; it is made while the list is written, so that an error ends both. */
export function arrayOf<Element>(elements: Iterable<Element>, jsonOfElement: (element: Element) => JsonText): JsonText {
  let text = '';
  for (const element of elements) text += text === '' ? textOf(jsonOfElement(element)) : `,${textOf(jsonOfElement(element))}`;
  return asJsonText(`[${text}]`);
}

/** An object with these members in their order. */
export function object(members: Iterable<readonly [name: string, value: JsonText]>): JsonText {
  let text = '';
  for (const [name, value] of members) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${textOf(value)}`;
  return asJsonText(`{${text}}`);
}

/** An object with these members, and others behind them. */
export function objectWith(members: JsonMembers, others?: JsonMembers): JsonText {
  if (others === undefined || others.length === 0) return asJsonText(`{${members}}`);
  return asJsonText(members.length === 0 ? `{${others}}` : `{${members},${others}}`);
}

/** Whether it is an object: others have no members. */
export function isObjectJson(json: JsonText): boolean {
  return textOf(json).startsWith('{');
}

/** An object with one more member at its end. */
export function withMember(json: JsonText, name: string, value: JsonText): JsonText {
  const text = textOf(json);
  return asJsonText(`${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:${textOf(value)}}`);
}

/** Writes members of the same names for one source after another: names become JSON once, and no object is made in between. */
export function membersWriter<Source>(
  members: readonly (readonly [name: string, jsonOfValue: (source: Source) => JsonText])[],
): (source: Source) => JsonMembers {
  const named = members.map(([name, jsonOfValue], at) => ({ start: startOf(name, at), jsonOfValue }));
  return source => {
    let text = '';
    for (const { start, jsonOfValue } of named) text += start + textOf(jsonOfValue(source));
    return text as unknown as JsonMembers;
  };
}

/** Writes members whose values are mostly unset or constant: the JSON of such a member is made once, with its name. */
export function valuesWriter<Source>(
  items: readonly { readonly name: string; readonly show: (source: Source) => unknown }[],
): (source: Source) => JsonMembers {
  const members = items.map(({ name, show }, at) => ({ show, writer: new ValueWriter(startOf(name, at)) }));
  return source => {
    let text = '';
    for (const { show, writer } of members) text += writer.member(show(source));
    return text as unknown as JsonMembers;
  };
}

const constants = new WeakSet<object>();

/** A value that is shown often and never changes. */
export function constantValue<Value extends object>(value: Value): Readonly<Value> {
  constants.add(value);
  return Object.freeze(value);
}

/** Writes one member again and again. */
class ValueWriter {
  private readonly known = new WeakMap<object, string>();
  private readonly start: string;
  private readonly unset: string;
  private readonly empty: string;

  constructor(start: string) {
    this.start = start;
    this.unset = `${start}null`;
    this.empty = `${start}""`;
  }

  member(value: unknown): string {
    if (value === null) return this.unset;
    if (value === '') return this.empty;
    return typeof value === 'object' ? this.memberOfObject(value) : this.start + textOf(jsonOf(value));
  }

  private memberOfObject(value: object): string {
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const text = this.start + textOf(jsonOf(value));
    if (constants.has(value)) this.known.set(value, text);
    return text;
  }
}

function startOf(name: string, at: number): string {
  return `${at === 0 ? '' : ','}${JSON.stringify(name)}:`;
}

/** Writes two members that are integers between quotes, as ids stand in results: every entry begins with them. */
export function idsWriter(first: string, second: string): (one: number, other: number) => JsonMembers {
  const [start, between] = [`${JSON.stringify(first)}:"`, `",${JSON.stringify(second)}:"`];
  return (one, other) => `${start}${one}${between}${other}"` as unknown as JsonMembers;
}

/** This cast and that of `textOf`: outside of this file nothing becomes JSON, and JSON nothing else. */
function asJsonText(text: string): JsonText {
  return text as unknown as JsonText;
}
