import type { Handlers } from '../../generated/methods.js';
import type { JsonText } from './json-text.js';
import type { MaybePromise } from './maybe-promise.js';

/** The return value of a handler: the result of its method, and what the answer has beside it. */
export type Reply<Result = unknown> = ResultOrJson<Result> & ResponseMeta;

type ResultOrJson<Result> =
  | {
      readonly result: Result;
      /** Writes the result, whose values are those of the dialect by then; without it they become JSON as they are. */
      write?(inDialect: Result): JsonText;
    }
  /** A result that is JSON already, with its values as the dialect has them. */
  | { readonly json: JsonText };

interface ResponseMeta {
  /** Changes with the result: there where callers may keep it. */
  readonly etag?: string | undefined;
  /** The session that the call opened. */
  readonly session?: string;
  /** Milliseconds that the call waited because its caller asked for it: they are no part of its duration. */
  readonly longPollMs?: number;
}

type Replying<Namespace> = {
  [Fn in keyof Namespace]: Namespace[Fn] extends (params: infer Params, context: infer Context) => Promise<infer Result>
    ? (params: Params, context: Context) => MaybePromise<Reply<Result>>
    : never;
};

/** A function for each method, which returns its result in a reply: one that is missing does not compile. */
export type MethodHandlers<Context> = {
  readonly [Namespace in keyof Handlers<Context>]: Readonly<Replying<Handlers<Context>[Namespace]>>;
};
