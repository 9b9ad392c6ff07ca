import { execFile, execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { HTTPTransport, JSONRPCError, Client as OpenRpcClient, RequestManager } from '@open-rpc/client-js';
import { JSONRPCClient, JSONRPCErrorException } from 'json-rpc-2.0';
import { temporaryFolder } from '../../helpers/databases.js';
import { send } from '../../helpers/http.js';
import type { Scope } from '../../helpers/scope.js';
import type { Call, Client, Outcome, Step } from './steps.js';

/** How jayson makes a request of a call, and sends one or several of them. */
interface Jayson {
  request(method: string, params: object, id?: null): object;
  request(requests: object, done: (fault: Error | null, answer: unknown) => void): void;
}
const { client: jaysonClients }: { client: { http(url: string): Jayson } } = createRequire(import.meta.url)('jayson');

/** A library of JavaScript: its calls, alone, together and without an answer. */
interface Library {
  call(call: Call): Promise<Outcome>;
  together(calls: readonly Call[]): Promise<readonly Outcome[]>;
  notify(call: Call): Promise<unknown>;
}

/** Clients of others, by the names of their rows; each is made for one test. */
export const clients = {
  '@open-rpc/client-js': () => inProcess(url => openRpcClient(url)),
  jayson: () => inProcess(jayson),
  'json-rpc-2.0': () => inProcess(jsonRpc20),
  'jsonrpclib-pelix': () => program('/usr/bin/python3', [join('test', 'foreign-tools', 'pelix.py')]),
  'libjson-rpc-cpp': t => program(compiled(t), []),
} as const satisfies Readonly<Record<string, (t: Scope) => Client>>;

function inProcess(library: (url: string) => Library): Client {
  return async (url, steps) => {
    const client = library(url);
    const outcomes: Outcome[] = [];
    for (const step of steps) outcomes.push(await carriedOut(client, step));
    return outcomes;
  };
}

async function carriedOut(client: Library, step: Step): Promise<Outcome> {
  if ('call' in step) return client.call(step.call);
  if ('batch' in step) return { result: await client.together(step.batch) };
  return outcomeOf(client.notify(step.notify).then(() => null));
}

/** What became of a promise: errors of answers have code and message in each of the libraries. */
async function outcomeOf(promise: PromiseLike<unknown>): Promise<Outcome> {
  try {
    return { result: await promise };
  } catch (error) {
    if (error instanceof JSONRPCError || error instanceof JSONRPCErrorException) return failed(error);
    return { raised: error instanceof Error ? error.name : typeof error };
  }
}

/** Requests join a batch only once they reached the transport, a turn later, which is awaited unless told otherwise. */
export function openRpcClient(url: string, isAwaited = true): Library {
  const client = new OpenRpcClient(new RequestManager([new HTTPTransport(url)]));
  return {
    call: call => outcomeOf(client.request(call)),
    async together(calls) {
      client.startBatch();
      const outcomes = calls.map(each => outcomeOf(client.request(each)));
      if (isAwaited) await turn();
      client.stopBatch();
      return Promise.all(outcomes);
    },
    notify: call => client.notify(call),
  };
}

function jsonRpc20(url: string): Library {
  let received = Promise.resolve();
  const posted = async (payload: unknown): Promise<void> => {
    const { text } = await send(url, { body: JSON.stringify(payload) });
    if (text !== '') client.receive(JSON.parse(text));
  };
  const client = new JSONRPCClient(payload => {
    received = posted(payload);
    return received;
  });
  const requestOf = ({ method, params }: Call, id: number) => ({ jsonrpc: '2.0', id, method, params }) as const;
  return {
    call: ({ method, params }) => outcomeOf(client.request(method, params)),
    together: async calls => (await client.requestAdvanced(calls.map(requestOf))).map(answerOutcome),
    notify({ method, params }) {
      client.notify(method, params);
      return received;
    },
  };
}

function jayson(url: string): Library {
  const client = jaysonClients.http(url);
  const sent = (request: object) =>
    new Promise<unknown>((done, fail) => client.request(request, (fault, answer) => (fault ? fail(fault) : done(answer))));
  return {
    call: async ({ method, params }) => answerOutcome((await sent(client.request(method, params))) as Answer),
    async together(calls) {
      const answers = (await sent(calls.map(({ method, params }) => client.request(method, params)))) as readonly Answer[];
      return answers.map(answerOutcome);
    },
    notify: ({ method, params }) => sent(client.request(method, params, null)),
  };
}

interface Answer {
  readonly result?: unknown;
  readonly error?: Failure | undefined;
}

function answerOutcome({ result, error }: Answer): Outcome {
  return error ? failed(error) : { result };
}

interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

function failed({ code, message, data }: Failure): Outcome {
  return { error: [code, message, (data as { readonly type?: string } | null | undefined)?.type ?? null] };
}

/** A program that reads steps and prints outcomes, both as JSON. */
function program(command: string, words: readonly string[]): Client {
  return (url, steps) =>
    new Promise((done, fail) => {
      const child = execFile(command, [...words, url], (fault, printed) => (fault ? fail(fault) : done(JSON.parse(printed))));
      child.stdin?.end(JSON.stringify(steps));
    });
}

function compiled(t: Scope): string {
  const path = join(temporaryFolder(t), 'client');
  const libraries = ['-ljsonrpccpp-client', '-ljsonrpccpp-common', '-ljsoncpp', '-lcurl'];
  const source = join('test', 'foreign-tools', 'libjson-rpc-cpp.cpp');
  execFileSync('g++', ['-std=c++14', '-w', '-I/usr/include/jsoncpp', source, '-o', path, ...libraries]);
  return path;
}
