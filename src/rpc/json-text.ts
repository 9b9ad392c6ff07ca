declare const made: unique symbol;

/** JSON that is ready to stand in a larger text. It is a text at runtime; its type keeps others from cutting it or gluing it together. */
export interface JsonText {
  readonly [made]: 'value';
  /** Characters. */
  readonly length: number;
}

/** JSON in pieces, to be sent one after another: texts, and bytes that were made before. */
export type JsonPieces = readonly (string | Buffer)[];

/** Members of an object, ready to stand between its braces. */
export interface JsonMembers {
  readonly [made]: 'members';
  readonly length: number;
}

/** Texts of which JSON escapes nothing: all but quotes, backslashes, control characters and halves of surrogate pairs. */
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
/** Characters of texts that are looked through: of longer ones JSON.stringify takes no longer than that. */
const shortText = 64;

/** The JSON of a value; of what JSON cannot express, `null`. */
export function jsonOf(value: unknown): JsonText {
  if (typeof value === 'string' && value.length <= shortText && plain.test(value)) return written(`"${value}"`);
  return written(JSON.stringify(value) ?? 'null');
}

/** JSON that was made elsewhere: kept in the database, or sent by another process. */
export function jsonMadeBefore(text: string): JsonText {
  return written(text);
}

/** The text, for what sends or keeps it. */
export function textOf(json: JsonText): string {
  return read(json);
}

/** An integer between quotes, as ids stand in results. */
export function quotedInteger(integer: number): JsonText {
  return written(`"${integer}"`);
}

/** A list of these elements. */
export function array(elements: Iterable<JsonText>): JsonText {
  return arrayOf(elements, element => element);
}

/** A list of what is made of each element; it is made while the list is written, so that an error ends both. */
export function arrayOf<Element>(elements: Iterable<Element>, jsonOfElement: (element: Element) => JsonText): JsonText {
  let text = '';
  for (const element of elements) text += text === '' ? read(jsonOfElement(element)) : `,${read(jsonOfElement(element))}`;
  return written(`[${text}]`);
}

/** An object with these members in their order. */
export function object(members: Iterable<readonly [name: string, value: JsonText]>): JsonText {
  let text = '';
  for (const [name, value] of members) text = joinedText(text, memberText(name, value));
  return written(`{${text}}`);
}

/** An object with these members, and others behind them. */
export function objectWith(members: JsonMembers, others?: JsonMembers): JsonText {
  if (others === undefined || others.length === 0) return written(`{${members}}`);
  return written(members.length === 0 ? `{${others}}` : `{${members},${others}}`);
}

/** An object up to the brace that closes it: whoever sends it sends the rest and the brace behind it. */
export function unclosed(json: JsonText): string {
  return read(json).slice(0, -1);
}

/** Whether it is an object: others have no members. */
export function isObjectJson(json: JsonText): boolean {
  return read(json).startsWith('{');
}

/** An object with one more member at its end. */
export function withMember(json: JsonText, name: string, value: JsonText): JsonText {
  const text = read(json);
  return written(`${text.slice(0, -1)}${text === '{}' ? '' : ','}${memberText(name, value)}}`);
}

/** An object with one more member at its beginning. */
export function withFirstMember(json: JsonText, name: string, value: JsonText): JsonText {
  const text = read(json);
  return written(`{${memberText(name, value)}${text === '{}' ? '' : ','}${text.slice(1)}`);
}

/** Writes members of the same names for one source after another: names become JSON once, and no object is made in between. */
export function membersWriter<Source>(
  members: readonly (readonly [name: string, jsonOfValue: (source: Source) => JsonText])[],
): (source: Source) => JsonMembers {
  const named = members.map(([name, jsonOfValue], at) => ({ start: startOf(name, at), jsonOfValue }));
  return source => {
    let text = '';
    for (const { start, jsonOfValue } of named) text += start + read(jsonOfValue(source));
    return text as unknown as JsonMembers;
  };
}

/** Writes members whose values are mostly unset or constant: the JSON of such a member is made once, with its name. */
export function valuesWriter<Item extends { readonly name: string }, Source>(
  items: readonly Item[],
  valueIn: (item: Item, source: Source) => unknown,
): (source: Source) => JsonMembers {
  const members = items.map((item, at) => ({ item, writer: new ValueWriter(startOf(item.name, at)) }));
  return source => {
    let text = '';
    for (const { item, writer } of members) text += writer.member(valueIn(item, source));
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
    return typeof value === 'object' ? this.memberOfObject(value) : this.start + read(jsonOf(value));
  }

  private memberOfObject(value: object): string {
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const text = this.start + read(jsonOf(value));
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

function memberText(name: string, value: JsonText): string {
  return `${JSON.stringify(name)}:${read(value)}`;
}

function joinedText(one: string, other: string): string {
  if (one === '') return other;
  return other === '' ? one : `${one},${other}`;
}

/** The two casts: outside of this file nothing becomes JSON, and JSON nothing else. */
function written(text: string): JsonText {
  return text as unknown as JsonText;
}

function read(json: JsonText | JsonMembers): string {
  return json as unknown as string;
}
