import type { RpcAnswer } from '../../src/site/examples/execution.js';
import { send } from './http.js';
import { dialectFor } from './method-dialects.js';
import { type DialectName, type TestService, testKey } from './service.js';

export { type RpcAnswer, resultOf } from '../../src/site/examples/execution.js';

/** Calls methods of a service in one dialect. */
export type Caller = (method: string, params: object) => Promise<RpcAnswer>;

/** A caller with the key of the tests; methods of another dialect alone are called in that. */
export function callerOf(service: TestService, dialect: DialectName): Caller {
  return async (method, params) => {
    const call = { version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 };
    return JSON.parse((await send(service.endpoint(dialectFor(method, dialect)), { body: JSON.stringify(call) })).text);
  };
}

/** Calls methods of one dialect one after another, in one body, and answers in their order: a request takes as long as what most calls do. */
export type BatchCaller = (...calls: readonly (readonly [method: string, params: object])[]) => Promise<readonly RpcAnswer[]>;

/** A caller of several methods with the key of the tests. */
export function batchCallerOf(service: TestService, dialect: DialectName): BatchCaller {
  return async (...calls) => {
    const body = calls.map(([method, params], id) => ({
      version: '2.0',
      method,
      params: { apikey: testKey, ...params },
      id,
    }));
    return JSON.parse((await send(service.endpoint(dialect), { body: JSON.stringify(body) })).text);
  };
}
