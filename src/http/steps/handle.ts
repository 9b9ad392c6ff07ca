import { methods } from '../../../generated/methods.js';
import { ReadTooLarge } from '../../domain/storage/bounded-reads.js';
import type { ReadSet } from '../../domain/storage/write-set.js';
import { handlerOf } from '../../handlers/handler-of.js';
import { jsonMadeBefore } from '../../rpc/json-text.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import type { Reply } from '../../rpc/reply.js';
import type { Speed } from '../../speed/speed.js';
import { type ContextParts, callContext } from '../context/call-context.js';
import { type OffloadRead, readJobOf } from '../context/read-job.js';
import type { PreparedCall } from '../context/request-context.js';
import { tryWrite } from './dry-run.js';
import { resultJson } from './encode.js';
import { guardContext } from './nested-contexts.js';

/** Dependencies of handlers. */
export interface HandlingParts {
  /** The parts of contexts that write. */
  readonly writes: ContextParts;
  /** The parts of contexts that read on the event loop: a read that would block it throws. */
  readonly reads: ContextParts;
  /** Carries out reads that would block the event loop. */
  readonly offloadRead: OffloadRead;
  readonly speed: Speed;
}

/** Carries out a call: a write with its options, a read from the cache or on the event loop, and a long read beside it. */
export function handle(call: PreparedCall, parts: HandlingParts): Promise<Reply> | Reply {
  if (methods[call.method].access === 'write') return write(call, parts.writes);
  const text = cacheable.has(call.method) ? cacheKey(call) : undefined;
  if (text === undefined) return read(call, parts);
  const { method, caller, request } = call;
  return parts.speed.respond({ method, text, rights: caller.rights }, parts.reads.now(), async readSet =>
    resultJson(await read(call, parts, readSet), method, request.dialect, parts.reads.settings.bodyLimit),
  );
}

/** Writes: once, at an expected revision alone, or not really. */
function write(call: PreparedCall, parts: ContextParts): Promise<Reply> | Reply {
  const { method, params, asked, request } = call;
  const context = callContext(call, request.store ? { ...parts, store: request.store } : parts);
  if (!asked) return handlerOf(method)(params, context);
  if (asked.dry_run) return tryWrite(method, params, context);
  return handlerOf(method)(params, guardContext(method, context, params));
}

async function read(call: PreparedCall, parts: HandlingParts, readSet?: ReadSet): Promise<Reply> {
  // The past is read through the changes since, however many there are.
  if (call.options?.asOf !== undefined) return readOffLoop(call, parts, readSet);
  try {
    return await handlerOf(call.method)(call.params, callContext(call, parts.reads, readSet));
  } catch (error) {
    if (!(error instanceof ReadTooLarge)) throw error;
    return readOffLoop(call, parts, readSet);
  }
}

async function readOffLoop(call: PreparedCall, { offloadRead, reads }: HandlingParts, readSet?: ReadSet): Promise<Reply> {
  readSet?.noteUnknown();
  const { text, etag } = await offloadRead(readJobOf(call, reads));
  return { json: jsonMadeBefore(text), etag };
}

/** Methods whose parameters may name a moment by how long ago it is: what they answer changes with every second. */
const untilNow: ReadonlySet<string> = new Set(['cmdb.logbook.read']);

/** Methods that read saved reports, which no commit tells of. */
const ofReports: ReadonlySet<string> = new Set([
  'cmdb.reports.read',
  'cmdb.report.list.v2',
  'cmdb.report.read.v2',
  'kataster.report.read',
  'kataster.report.totals',
]);

/** Methods whose responses are cached: they need no more than the right to view, and do not wait. */
const cacheable: ReadonlySet<string> = new Set(
  Object.entries<MethodDefinition>(methods)
    .filter(
      ([name, { permission, waits }]) => permission.verb === 'view' && !waits && !untilNow.has(name) && !ofReports.has(name),
    )
    .map(([name]) => name),
);

/** All that a response depends on beside the database, the day and the rights; `undefined` where parameters have no JSON. */
function cacheKey({ method, params, registry, request, language, options, timeZone }: PreparedCall): string | undefined {
  try {
    const asked = options ? JSON.stringify(options) : '';
    return `${method} ${registry.schema} ${request.dialect.name} ${language} ${timeZone?.name} ${request.serviceUrl} ${asked} ${JSON.stringify(params)}`;
  } catch {
    // Ids that a number cannot hold are kept as bigints.
    return undefined;
  }
}
