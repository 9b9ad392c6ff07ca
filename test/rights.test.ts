import type { ExecutionContext } from 'ava';
import { type MethodName, methods } from '../generated/methods.js';
import { document } from './helpers/catalogue.js';
import { send } from './helpers/http.js';
import { dialectFor } from './helpers/method-dialects.js';
import { type CallerKind, callersOf } from './helpers/rights/callers.js';
import { type Row, rows, type Target } from './helpers/rights/rows.js';
import { type World, worldOn } from './helpers/rights/world.js';
import type { DialectName } from './helpers/service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';
import { waysIn } from './helpers/ways-in.js';

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

const codes: Readonly<Record<string, number>> = {
  Forbidden: document.components.errors.Forbidden.code,
  AuthenticationFailed: document.components.errors.AuthenticationFailed.code,
};

/** How a call is sent: what comes back is one answer, or none. */
const forms = {
  single: { dialect: 'contract', id: 'call', isBatch: false },
  batch: { dialect: 'idoit', id: 'a', isBatch: true },
  notification: { dialect: 'contract', id: undefined, isBatch: false },
  'notification in a batch': { dialect: 'idoit', id: undefined, isBatch: true },
} as const satisfies Record<string, { dialect: DialectName; id: unknown; isBatch: boolean }>;
type Form = (typeof forms)[keyof typeof forms];

/** The form in which a caller calls a method: each in turn, as rights know none. */
type FormOf = (caller: CallerKind) => readonly [name: string, form: Form];

const allForms = Object.entries(forms);

function formsFrom(turn: number, callers: readonly CallerKind[]): FormOf {
  return caller => allForms[(turn + callers.indexOf(caller)) % allForms.length] ?? ['single', forms.single];
}

type Headers = Readonly<Record<string, string>>;

test('a method needs the right that the table says', t => {
  const needed = Object.fromEntries(Object.entries(rows).map(([name, { needs }]) => [name, needs]));
  t.deepEqual(needed, Object.fromEntries(Object.entries(methods).map(([name, { permission }]) => [name, permission.verb])));
});

for (const engine of enginesInTurn)
  for (const [turn, [name, row]] of (Object.entries(rows) as [MethodName, Row][]).entries())
    engine.test(`${name} is permitted to the callers that the table names on ${engine.name}`, async t => {
      const world = await worldOn(t, engine);
      // By one way in for each method, as rights know none.
      const callers = await callersOf(world.service, waysIn[turn % waysIn.length] ?? 'key');
      const formOf = formsFrom(turn, callers);
      await refusedWithoutATrace(t, world, name, row, callers, formOf);
      const writes = methods[name].access === 'write';
      const lasting = writes ? undefined : await world.target(row);
      const before = await world.kept();
      for (const caller of callers.filter(({ expected }) => expected(row) === 'success'))
        await permitted(t, world, name, row, lasting ?? (await world.target(row)), caller, formOf);
      if (!writes) t.is(await world.kept(), before, 'who reads changes nothing');
    });

/** A refused call changes nothing, and what may not be seen is answered as what is not there. */
async function refusedWithoutATrace(
  t: ExecutionContext,
  world: World,
  name: MethodName,
  row: Row,
  callers: readonly CallerKind[],
  formOf: FormOf,
): Promise<void> {
  const target = await world.target(row);
  const more = await row.headers?.(world.service);
  const before = await world.kept();
  for (const caller of callers) {
    const expected = caller.expected(row);
    if (expected === 'success') continue;
    const [form, how] = formOf(caller);
    const told = `${caller.name}, ${form}`;
    const answer = await call(world, name, row.params(target), caller, how, more);
    if (how.id === undefined) t.is(answer, undefined, told);
    else if (expected === 'missing') t.is(textOf(answer, target), await ofNothing(world, name, row, how), told);
    else t.is(answer?.error?.code, codes[expected], `${told}: ${JSON.stringify(answer)}`);
    if (expected !== 'missing' && answer) t.false(/\d/.test(answer.error?.message ?? ''), told);
  }
  t.is(await world.kept(), before);
}

async function permitted(
  t: ExecutionContext,
  world: World,
  name: MethodName,
  row: Row,
  target: Target,
  caller: CallerKind,
  formOf: FormOf,
): Promise<void> {
  const [form, how] = formOf(caller);
  const more = await row.headers?.(world.service);
  const changes = how.id === undefined && methods[name].access === 'write' && !row.changesNothing;
  const before = changes ? await world.progress() : '';
  const answer = await call(world, name, row.params(target), caller, how, more);
  const told = `${caller.name}, ${form}: ${JSON.stringify(answer)}`;
  if (how.id !== undefined) t.truthy(answer?.result, told);
  else t.is(answer, undefined, told);
  if (changes) t.not(await world.progress(), before, told);
}

const nowhere: Target = {
  object: 999_999,
  other: 999_998,
  title: 'nothing',
  entry: 999_999,
  change: 999_999,
  choice: 999_999,
  status: 999_999,
  key: 'unknown',
  webhook: 'unknown',
  login: 'unknown',
  person: 999_999,
  rights: [],
};

/** Answer of the method about an object that does not exist, to a caller with every right. */
async function ofNothing(world: World, name: MethodName, row: Row, how: Form): Promise<string> {
  const everyRight: CallerKind = { name: '', apikey: 'a-key-with-every-right', expected: () => 'success' };
  return textOf(await call(world, name, row.params(nowhere), everyRight, how), nowhere);
}

function textOf(answer: Answer | undefined, { object, entry, change }: Target): string {
  return JSON.stringify(answer).replace(new RegExp(`\\b(${object}|${entry}|${change})\\b`, 'g'), '#');
}

async function call(
  { service }: World,
  method: MethodName,
  params: object,
  { apikey, headers = {}, expected }: CallerKind,
  { dialect, id, isBatch }: Form,
  more: Headers = {},
): Promise<Answer | undefined> {
  const row = rows[method];
  const permittedHeaders = row.isOfUser ? more : { ...headers, ...more };
  const sentHeaders = expected(row) === 'success' ? permittedHeaders : { ...more, ...headers };
  const body = { version: '2.0', method, params: { ...params, apikey }, id };
  const sent = JSON.stringify(isBatch ? [body] : body);
  const { text } = await send(service.endpoint(dialectFor(method, dialect)), { body: sent, headers: sentHeaders });
  return text === '' ? undefined : [JSON.parse(text)].flat()[0];
}
