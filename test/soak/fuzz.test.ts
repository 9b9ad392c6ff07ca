import type { ExecutionContext } from 'ava';
import { Dice } from '../helpers/dice.js';
import { callOf } from '../helpers/fuzz/calls.js';
import { faultIn, methodIn } from '../helpers/fuzz/faults.js';
import { json } from '../helpers/fuzz/json.js';
import { fuzzedService } from '../helpers/fuzz/service.js';
import { World } from '../helpers/fuzz/world.js';
import { send } from '../helpers/http.js';
import type { RunningService } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { dialectNames } from '../helpers/service.js';
import { engines } from '../helpers/stores.js';
import test from '../helpers/suite.js';

/** Calls of one engine in one dialect. */
const calls = { SQLite: 1000, PostgreSQL: 400 };
const callsOfBatch = 20;

for (const engine of engines)
  for (const dialect of dialectNames)
    engine.test(`${engine.name}: random calls are answered as the document says, dialect ${dialect}`, async t => {
      const started = await fuzzedService(engine.name);
      const dice = new Dice(dialect.length);
      const world = new World();
      const wanted = calls[engine.name as keyof typeof calls];
      let succeeded = 0;
      for (let called = 0, size = 0; called < wanted; called += size) {
        size = dice.happens(40) ? callsOfBatch : 1;
        const batch = Array.from({ length: size }, (_, index) => json(callOf(dice, world, index + 1, dialect)));
        const [single = ''] = batch;
        const body = size === 1 ? single : `[${batch.join()}]`;
        const { status, text } = await send(started.endpoint(dialect), { body });
        t.is(status, 200, body);
        const answers = [JSON.parse(text)].flat() as RpcAnswer[];
        for (const [index, answer] of answers.entries()) {
          const call = answers.length === size ? batch[index] : undefined;
          const fault = faultIn(answer, methodIn(call), dialect);
          if (fault) t.fail(`${fault}\n${call?.slice(0, 2000)}\n${JSON.stringify(answer).slice(0, 2000)}`);
          if (answer.error === undefined) succeeded += 1;
          if (call) world.learn(call, answer);
        }
      }
      t.true(succeeded > wanted / 8, `only ${succeeded} of ${wanted} calls succeeded`);
      t.log(`${succeeded} of ${wanted} calls succeeded`);
      await alive(t, started);
    });

for (const dialect of dialectNames)
  test.serial(
    `random bytes, and calls with random bytes in them, are answered as the document says, dialect ${dialect}`,
    async t => {
      const started = await fuzzedService('SQLite');
      const dice = new Dice(1000 + dialect.length);
      for (let index = 0; index < 400; index += 1) {
        const bytes =
          index % 4 === 0 ? Buffer.alloc(1 + dice.below(2000)) : Buffer.from(json(callOf(dice, new World(), 1, dialect)));
        const changes = index % 4 === 0 ? bytes.length : 1 + dice.below(3);
        for (let change = 0; change < changes; change += 1) bytes[dice.below(bytes.length)] = dice.below(256);
        const { status, text } = await send(started.endpoint(dialect), { body: bytes });
        if (status === 204) continue;
        t.is(status, 200, bytes.toString('latin1'));
        for (const answer of [JSON.parse(text)].flat() as RpcAnswer[]) {
          const fault = faultIn(answer, undefined, dialect);
          if (fault) t.fail(`${fault}\n${bytes.toString('base64')}\n${text.slice(0, 2000)}`);
        }
      }
      await alive(t, started);
    },
  );

/** A service that nothing happened to: it answers, objects have no new members, and nothing is in its log but that it began. */
async function alive(t: ExecutionContext, { call, said }: RunningService): Promise<void> {
  const made = await resultOf<Readonly<Record<string, unknown>>>(call('cmdb.object.create', { type: 5, title: 'alive' }));
  t.is(made.isAdmin, undefined);
  t.notRegex(said.stderr, /internal error|unexpected failure/);
}
