import type { ExecutionContext } from 'ava';
import { parse } from 'lossless-json';
import { type ErrorName, errors } from '../generated/errors.js';
import { objectMade } from './factories/calls.js';
import { batchCases } from './helpers/envelope/batches.js';
import { bodyCases } from './helpers/envelope/bodies.js';
import type { EnvelopeCase, Expected, ExpectedAnswer } from './helpers/envelope/case.js';
import { httpCases } from './helpers/envelope/http.js';
import { idCases } from './helpers/envelope/ids.js';
import { memberCases } from './helpers/envelope/members.js';
import { parameterCases } from './helpers/envelope/parameters.js';
import { type HttpAnswer, send } from './helpers/http.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { type DialectName, dialectNames, type TestService } from './helpers/service.js';
import { sharedService, startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const cases = [...memberCases, ...idCases, ...parameterCases, ...batchCases, ...bodyCases, ...httpCases];
const emptyStatuses = { contract: 204, idoit: 200 } as const;
const internals = /sqlite|postgres|typeorm|\bSELECT\b|\bINSERT\b|node_modules|\/dist\/|\.js:|\n +at /;

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  const shared = sharedService(engine);
  for (const dialect of dialectNames)
    for (const one of cases)
      engine.test(`${one.title}, dialect ${dialect}`, async t => {
        const service = one.settings ? await startedService(t, engine, one.settings) : await shared();
        await withObject(service);
        const answer = await send(`${service.endpoint(dialect)}${one.path ?? ''}`, one);
        const expected = expectedIn(one, dialect);
        t.is(answer.status, expected ? (one.status ?? 200) : emptyStatuses[dialect]);
        headersAreSafe(t, answer);
        t.notRegex(answer.text, internals);
        fits(t, answer.text, expected, dialect);
      });
}

/** Object 1 is there and normal, whatever another case did to it. */
async function withObject(service: TestService): Promise<void> {
  const call = callerOf(service, 'contract');
  const { result } = await call('cmdb.object.read', { id: 1 });
  if (!result) await objectMade(call);
  else if (!isNormal(result)) await resultOf(call('cmdb.object.recycle', { object: 1 }));
}

function isNormal(object: unknown): boolean {
  return (object as { readonly status: string }).status === 'C__RECORD_STATUS__NORMAL';
}

function headersAreSafe(t: ExecutionContext, { status, headers, text }: HttpAnswer): void {
  if (text !== '') t.is(headers.get('content-type'), 'application/json');
  t.is(headers.get('content-encoding'), null);
  t.is(headers.get('x-content-type-options'), 'nosniff');
  t.is(headers.get('cache-control'), headers.has('etag') ? 'private, no-cache' : 'no-store');
  t.is(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'");
  t.is(headers.get('x-powered-by'), null);
  t.is(headers.get('allow'), status === 405 ? 'POST' : null);
}

function fits(t: ExecutionContext, text: string, expected: Expected, dialect: DialectName): void {
  if (expected === undefined) {
    t.is(text, '');
    return;
  }
  const answer = parse(text, undefined, { parseNumber: exact });
  t.is(Array.isArray(answer), isList(expected), text);
  const [answers, wanted] = [[answer].flat(), [expected].flat()];
  t.is(answers.length, wanted.length);
  for (const [index, each] of wanted.entries()) answerFits(t, answers[index] as Answer, each, dialect);
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data: Readonly<Record<string, unknown>> | null };
}

function answerFits(t: ExecutionContext, answer: Answer, { id, code, says = '' }: ExpectedAnswer, dialect: DialectName): void {
  const { result, error } = answer;
  t.deepEqual(Object.keys(answer), ['id', 'jsonrpc', code === undefined ? 'result' : 'error']);
  t.like(answer, { id, jsonrpc: '2.0' });
  t.is(code === undefined, result !== undefined && result !== null);
  if (!error) return;
  t.deepEqual(Object.keys(error), ['code', 'message', 'data']);
  t.is<number | undefined, number | undefined>(error.code, code);
  t.true(`${error.message} ${JSON.stringify(error.data)}`.includes(says), JSON.stringify(error));
  const name = error.data?.error as ErrorName | undefined;
  t.is<number | undefined, number | undefined>(name && errors[name].code, dialect === 'contract' ? code : undefined);
  const told = Object.values(error.data ?? { nothing: 'is told' });
  t.true(told.length > 0 && told.every(each => typeof each === 'string'));
}

function expectedIn({ expected }: EnvelopeCase, dialect: DialectName): Expected {
  const byDialect = expected as Readonly<Partial<Record<DialectName, Expected>>> | undefined;
  return byDialect && 'idoit' in byDialect ? byDialect[dialect] : (expected as Expected);
}

function isList(expected: NonNullable<Expected>): expected is readonly ExpectedAnswer[] {
  return Array.isArray(expected);
}

function exact(text: string): number | bigint {
  return /^-?[0-9]+$/.test(text) && !Number.isSafeInteger(Number(text)) ? BigInt(text) : Number(text);
}
