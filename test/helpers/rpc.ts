import { send } from './http.js';
import { type DialectName, type TestService, testKey } from './service.js';

/** What a call was answered: one of the two is there. */
export interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data: Readonly<Record<string, string>> | null };
}

/** Calls methods of a service in one dialect. */
export type Caller = (method: string, params: object) => Promise<RpcAnswer>;

/** A caller with the key of the tests. */
export function callerOf(service: TestService, dialect: DialectName): Caller {
  return async (method, params) => {
    const call = { version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 };
    return JSON.parse((await send(service.endpoint(dialect), { body: JSON.stringify(call) })).text);
  };
}

/** The result of a call that must succeed for the test to go on. */
export async function resultOf<Result = Readonly<Record<string, unknown>>>(answer: Promise<RpcAnswer>): Promise<Result> {
  const { result, error } = await answer;
  if (error) throw new Error(`${error.message} ${JSON.stringify(error.data)}`);
  return result as Result;
}
