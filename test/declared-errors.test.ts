import { type MethodName, methods } from '../generated/methods.js';
import type { Document } from '../scripts/generate/document/document.js';
import { declaredErrorNames } from '../scripts/generate/document/errors.js';
import { document } from './helpers/catalogue.js';
import { callerOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, inTurn, isFirst } from './helpers/stores.js';

const declared: Document = document;

/** Values that no member of the envelope and no option takes, and some that one of them takes though nothing is there by it. */
const values: readonly unknown[] = ['', 'Mars/Olympus', 'x'.repeat(300), -1, 1.5, 2 ** 53, true, null, [], {}, 999_999_999];

/** Options and members of the envelope, which every call may carry beside the parameters of its method. */
const members = Object.values(declared.components.contentDescriptors ?? {});

/** Each method is tried with some of the values, and each value with many methods: which errors come does not depend on both together. */
const triedAtOnce = 3;

function inTurnFrom(turn: number): readonly unknown[] {
  return Array.from({ length: triedAtOnce }, (_, at) => values[(turn * triedAtOnce + at) % values.length]);
}

for (const engine of engines)
  engine.test(`errors that options and members of the envelope cause are declared by every method on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const common = declared['x-common-errors']?.errors ?? [];
    // In the dialect of existing clients, which some methods have alone, errors are known by their codes.
    const codes = declared.components.errors ?? {};
    const undeclared = new Set<string>();
    let calls = 0;
    for (const [turn, method] of inTurn(engine, Object.keys(methods) as MethodName[]).entries()) {
      const names = [...declared.methods.filter(({ name }) => name === method).flatMap(declaredErrorNames), ...common];
      for (const [at, { name }] of members.entries())
        for (const value of inTurnFrom(turn + at)) {
          const { error } = await callerOf(service, 'contract')(method, { [name]: value });
          calls += 1;
          const { error: named = '' } = (error?.data ?? {}) as { readonly error?: string };
          const isDeclared = names.some(one => (named === '' ? codes[one]?.code === error?.code : one === named));
          if (error && !isDeclared) undeclared.add(`${method} ${name}: ${named}`);
        }
    }
    t.log(`${Object.keys(methods).length} methods, ${members.length} members, ${values.length} values: ${calls} calls`);
    t.true(calls > (isFirst(engine) ? 2000 : 500));
    t.deepEqual([...undeclared], []);
  });
