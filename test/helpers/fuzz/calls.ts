import { document } from '../catalogue.js';
import type { Dice } from '../dice.js';
import { type DialectName, testKey } from '../service.js';
import { Members } from './json.js';
import { names, nasty, texts } from './nasty-values.js';
import { permitted, type Schema } from './values.js';
import type { World } from './world.js';

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly 'x-aliases'?: readonly string[];
}

interface Method {
  readonly name: string;
  readonly params: readonly (Parameter & { readonly $ref?: string })[];
}

export const methods = document.methods as readonly Method[];
/** Methods that create and change are called more often than methods that remove. */
const methodsToCall = methods.flatMap(method =>
  Array<Method>(/create|save|read/.test(method.name) ? 6 : /purge|object.delete/.test(method.name) ? 1 : 3).fill(method),
);

/** A call as the document permits it, mostly; the rest has something wrong with it. */
export function callOf(dice: Dice, world: World, callId: number, dialect: DialectName): Members {
  const { name, params } = dice.one(methodsToCall);
  const at = world.somewhere(dice);
  const given: (readonly [string, unknown])[] = [['apikey', testKey]];
  for (const { $ref, name: parameter, required, schema, 'x-aliases': aliases = [] } of params) {
    if ($ref || !(required ? dice.happens(97) : dice.happens(30))) continue;
    const value = dice.happens(92) ? permitted(dice, schema, at) : dice.one(nasty);
    given.push([dice.happens(80) ? parameter : dice.one([parameter, ...aliases]), value]);
  }
  if (dice.happens(5)) given.push([dice.one(names), dice.one(nasty)]);
  if (dice.happens(5)) given.push(['language', dice.one(['de', ...nasty])]);
  const envelope: (readonly [string, unknown])[] = [
    ['version', '2.0'],
    ['method', dice.happens(98) ? name : dice.one(texts.filter(text => text.length < 1000))],
    ['params', dice.happens(98) ? new Members(given) : dice.one(nasty)],
    ['id', dialect === 'contract' && dice.happens(5) ? dice.one(nasty) : callId],
  ];
  return new Members(dice.happens(98) ? envelope : [...envelope, [dice.one(names), dice.one(nasty)]]);
}
