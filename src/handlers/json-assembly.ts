import { answerTooLong } from '../domain/limits/answer-limit.js';
import { arrayOf, type JsonText, jsonOf, object } from '../rpc/json-text.js';

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
   * A part that is JSON already. A single one may be longer than the limit, as nobody could read it otherwise.
   * @throws RpcError LimitExceeded
   */
  part(json: JsonText): JsonText {
    this.parts += 1;
    this.count(json.length);
    return json;
  }

  /** A value; long lists in it are made in parts. */
  of(value: unknown): JsonText {
    if (Array.isArray(value) && value.length > longList) return this.array(value, each => this.of(each));
    return isLong(value) ? this.object(membersOf(value, each => this.of(each))) : this.part(jsonOf(value));
  }

  array<Element>(elements: Iterable<Element>, jsonOfElement: (element: Element) => JsonText): JsonText {
    const list = arrayOf(elements, jsonOfElement);
    this.count(2);
    return list;
  }

  object(members: readonly (readonly [name: string, value: JsonText])[]): JsonText {
    for (const [name] of members) this.count(name.length + 4);
    return object(members);
  }

  private count(characters: number): void {
    this.characters += characters;
    if (this.characters > this.limit && this.parts > 1) throw answerTooLong(this.limit);
  }
}

function isLong(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const values = Object.values(value);
  for (const each of values) if (Array.isArray(each) && each.length > longList) return true;
  return values.length > longList;
}

function membersOf(value: object, jsonOfMember: (value: unknown) => JsonText): (readonly [string, JsonText])[] {
  return Object.entries(value).flatMap(([name, each]) => (each === undefined ? [] : [[name, jsonOfMember(each)] as const]));
}
