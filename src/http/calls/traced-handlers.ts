import { type MethodName, methods } from '../../../generated/methods.js';
import type { ReadSet } from '../../domain/storage/read-set.js';
import { tracedStore } from '../../domain/storage/traced-store.js';
import { ItemSet } from '../../domain/storage/write-set.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import type { MethodHandlers, Reply } from '../../rpc/reply.js';
import { changedHandlers, type Handle } from './handler-table.js';
import type { RequestContext } from './request-context.js';

/** A reply, and what it was read from where that is known. */
export type TracedReply = Reply & { readonly readSet?: ReadSet };

const table: Readonly<Record<MethodName, MethodDefinition>> = methods;

/** Methods whose parameters may name a moment by how long ago it is: what they answer changes with every second. */
const untilNow: ReadonlySet<MethodName> = new Set(['cmdb.logbook.read']);

/** Methods that read saved reports, which no commit tells of. */
const ofReports: ReadonlySet<MethodName> = new Set(['cmdb.reports.read', 'cmdb.report.list.v2', 'cmdb.report.read.v2']);

/** Whether answers of a method may be kept: it needs no more than the right to view, and does not wait. */
export function mayBeKept(method: MethodName): boolean {
  return table[method].permission.verb === 'view' && !table[method].waits && !untilNow.has(method) && !ofReports.has(method);
}

/** Handlers of which those whose answers may be kept note what they read, as far as they carry out a call themselves. */
export function tracedHandlers(handlers: MethodHandlers<RequestContext>): MethodHandlers<RequestContext> {
  return changedHandlers(handlers, (method, handle) => (mayBeKept(method) ? traced(handle) : handle));
}

function traced(handle: Handle): Handle {
  return (params, context): Awaitable<TracedReply> => {
    const readSet = new ItemSet();
    return after(handle(params, tracedContext(context, readSet)), reply => ({ ...reply, readSet }));
  };
}

/**
 * Whether a part of a context reads: a store is traced, others read what is unknown, and those that read nothing are the same while the
 * process runs, or belong to the question. A part that is missing does not compile.
 */
const parts = {
  store: 'traced',
  searchIndex: 'unknown',
  changeWatch: 'unknown',
  webhooks: 'unknown',
  logins: 'unknown',
  writing: 'unknown',
  renewed: 'unknown',
  onClose: 'nothing',
  registry: 'nothing',
  rules: 'nothing',
  behaviours: 'nothing',
  discovery: 'nothing',
  secrets: 'nothing',
  hashing: 'nothing',
  settings: 'nothing',
  sessionMinutes: 'nothing',
  language: 'nothing',
  dialect: 'nothing',
  timeZone: 'nothing',
  timeZoneAsked: 'nothing',
  publicUrl: 'nothing',
  options: 'nothing',
  asked: 'nothing',
  sent: 'nothing',
  nameSent: 'nothing',
  method: 'nothing',
  now: 'nothing',
  key: 'nothing',
  actor: 'nothing',
  user: 'nothing',
  hasKey: 'nothing',
  origin: 'nothing',
  session: 'nothing',
  rights: 'nothing',
  permitted: 'nothing',
  request: 'nothing',
  confirmation: 'nothing',
} as const satisfies Record<keyof RequestContext, 'traced' | 'unknown' | 'nothing'>;

type UnknownPart = { [Name in keyof typeof parts]: (typeof parts)[Name] extends 'unknown' ? Name : never }[keyof typeof parts];

const unknownParts = (Object.keys(parts) as (keyof typeof parts)[]).filter(
  (name): name is UnknownPart => parts[name] === 'unknown',
);

function tracedContext(context: RequestContext, readSet: ReadSet): RequestContext {
  const traced: Record<string, unknown> = { ...context, store: tracedStore(context.store, readSet) };
  const noting = new NotingUnknown(readSet);
  for (const name of unknownParts) if (context[name] !== undefined) traced[name] = new Proxy(context[name], noting);
  // The cast: every part is there, each of its own type.
  return traced as unknown as RequestContext;
}

/** Notes that whatever a part is asked reads what is unknown. The parts of a call share one handler, whose traps are made once for all calls. */
class NotingUnknown implements ProxyHandler<object> {
  private readonly readSet: ReadSet;

  constructor(readSet: ReadSet) {
    this.readSet = readSet;
  }

  get(target: object, name: string | symbol): unknown {
    this.readSet.noteUnknown();
    return Reflect.get(target, name, target);
  }

  apply(target: object, self: unknown, args: readonly unknown[]): unknown {
    this.readSet.noteUnknown();
    return Reflect.apply(target as () => unknown, self, args);
  }
}
