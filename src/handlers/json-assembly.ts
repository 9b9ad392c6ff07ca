import { answerTooLong } from '../domain/limits/answer-limit.js';

/** JSON that is ready to stand in an answer. */
export type Json = string & { readonly isReady: true };

/** Longer lists are made element by element, so that it is noticed before their end when they are too long. */
const longList = 100;

/** Makes JSON of parts, and counts their characters while they are made. */
export class JsonAssembly {
  private characters = 0;
  private parts = 0;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /**
   * A part that was made into JSON before. A single one may be longer than the limit, as nobody could read it otherwise.
   * @throws RpcError LimitExceeded
   */
  ready(text: string): Json {
    this.parts += 1;
    this.count(text.length);
    return text as Json;
  }

  /** A value; long lists in it are made in parts. */
  of(value: unknown): Json {
    if (Array.isArray(value) && value.length > longList) return this.array(value, each => this.of(each));
    return isLong(value) ? this.object(membersOf(value, each => this.of(each))) : this.ready(JSON.stringify(value));
  }

  array<Element>(elements: Iterable<Element>, jsonOf: (element: Element) => Json): Json {
    let text = '';
    for (const element of elements) text += text === '' ? jsonOf(element) : `,${jsonOf(element)}`;
    this.count(2);
    return `[${text}]` as Json;
  }

  object(members: Iterable<readonly [name: string, value: Json]>): Json {
    let text = '';
    for (const [name, value] of members) {
      text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${value}`;
      this.count(name.length + 4);
    }
    return `{${text}}` as Json;
  }

  private count(characters: number): void {
    this.characters += characters;
    if (this.characters > this.limit && this.parts > 1) throw answerTooLong(this.limit);
  }
}

/** An object with one more member at its end. */
export function withMember(object: Json, name: string, value: Json): Json {
  const divider = object === '{}' ? '' : ',';
  return `${object.slice(0, -1)}${divider}${JSON.stringify(name)}:${value}}` as Json;
}

function isLong(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const values = Object.values(value);
  return values.length > longList || values.some(each => Array.isArray(each) && each.length > longList);
}

function* membersOf(value: object, jsonOf: (value: unknown) => Json): Iterable<readonly [string, Json]> {
  for (const [name, each] of Object.entries(value)) if (each !== undefined) yield [name, jsonOf(each)];
}
