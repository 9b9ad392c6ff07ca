import { type DialectName, type MethodName, methods } from '../../generated/methods.js';
import { type Awaitable, after } from './awaitable.js';
import type { MethodDefinition, Permission } from './method-definition.js';
import type { MethodHandlers, Reply } from './reply.js';
import type { RpcError } from './rpc-error.js';

/** One request of an envelope. An `id` that is undefined makes it a notification. */
export interface Call {
  readonly id: string | number | bigint | null | undefined;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** Steps that the dispatcher delegates to its caller. */
export interface Hooks<Request, Context> {
  /** The key becomes a context; `open` methods need none. Throws AuthenticationFailed. */
  authenticate(call: Call, request: Request, open: boolean): Awaitable<Context> | Presumption<Context>;
  /** The dialect in which the request is sent. */
  dialectOf(request: Request): DialectName;
  /** Makes MethodNotFound, naming the nearest. */
  unknownMethod(name: string, known: readonly string[]): RpcError;
  /** Narrows the context to the rights of the caller. Throws Forbidden. */
  authorize(permission: Permission, context: Context): Context;
  /**
   * Aliases resolved, defaults filled in, checked; options of the call are taken out of the parameters into the context. Throws
   * InvalidParameters.
   */
  parameters(method: MethodName, params: Record<string, unknown>, context: Context): Awaitable<PreparedParameters<Context>>;
}

/** The context that a key stood for when it was looked up last, while it is looked up again. */
export class Presumption<Context> {
  private readonly presumed: Context;
  /** The context of the key as it is now: the presumed one, if that is right. */
  readonly found: Promise<Context>;

  constructor(presumed: Context, found: Promise<Context>) {
    this.presumed = presumed;
    this.found = found;
  }

  /**
   * Carries out a call meanwhile, so that it waits for one round trip to the database less. A wrong presumption leaves nothing of it: then
   * the call is carried out again.
   */
  async meanwhile(carryOut: (context: Context) => Awaitable<Reply>): Promise<Reply> {
    const reply = (async () => carryOut(this.presumed))();
    reply.catch(() => {});
    const found = await this.found;
    return found === this.presumed ? reply : carryOut(found);
  }
}

/** Arguments of a handler. */
export type PreparedParameters<Context> = readonly [params: Record<string, unknown>, context: Context];

/** Carries out a call and returns what its handler does, at once where that does. */
export type Dispatch<Request> = (call: Call, request: Request) => Awaitable<Reply>;

interface Route<Context> {
  readonly name: MethodName;
  readonly open: boolean;
  /** Absent where the method is there in every dialect. */
  readonly dialects: readonly DialectName[] | undefined;
  readonly permission: Permission;
  /** Returns at once, and changes nothing but records, so that it can be undone. */
  readonly isUndoable: boolean;
  handle(params: Record<string, unknown>, context: Context): Awaitable<Reply>;
}

/** Every call takes the same way: key, method, right, parameters, handler. */
export function createDispatcher<Request, Context>(
  handlers: MethodHandlers<Context>,
  hooks: Hooks<Request, Context>,
): Dispatch<Request> {
  const routes = routesOf(handlers);
  return (call, request) => {
    const isThere = ({ dialects }: Route<Context>) => dialects?.includes(hooks.dialectOf(request)) ?? true;
    const named = routes.get(call.method);
    const route = named && isThere(named) ? named : undefined;
    // Before the method is missed: without a key nobody learns which methods there are.
    const known = hooks.authenticate(call, request, route?.open ?? false);
    const carryOut = (caller: Context): Awaitable<Reply> => {
      if (!route)
        throw hooks.unknownMethod(
          call.method,
          [...routes.values()].filter(isThere).map(({ name }) => name),
        );
      // Before the parameters are read: without the right nobody learns from how they are answered.
      const permitted = hooks.authorize(route.permission, caller);
      return after(hooks.parameters(route.name, call.params, permitted), ([params, context]) => route.handle(params, context));
    };
    if (!(known instanceof Presumption)) return after(known, carryOut);
    return route?.isUndoable ? known.meanwhile(carryOut) : known.found.then(carryOut);
  };
}

type HandlerPath = (typeof methods)[MethodName]['handler'];
type Callable<Context> = Record<HandlerPath[0], Record<HandlerPath[1], Route<Context>['handle']>>;

function routesOf<Context>(handlers: MethodHandlers<Context>): Map<string, Route<Context>> {
  // The one cast: `parameters` has checked what the types of the handlers promise.
  const callable = handlers as unknown as Callable<Context>;
  const names = Object.keys(methods) as MethodName[];
  return new Map(names.map(name => [name, routeOf(name, callable)]));
}

const recordVerbs: ReadonlySet<Permission['verb']> = new Set(['create', 'edit', 'archive', 'delete', 'purge']);

/** Whether methods with this right change records alone, in transactions of the store of their context. */
export function changesRecords({ verb }: Permission): boolean {
  return recordVerbs.has(verb);
}

function routeOf<Context>(name: MethodName, callable: Callable<Context>): Route<Context> {
  const {
    open,
    dialects,
    permission,
    access,
    waits,
    handler: [namespace, fn],
  }: MethodDefinition & (typeof methods)[MethodName] = methods[name];
  const isUndoable = !waits && (access === 'read' || changesRecords(permission));
  return { name, open, dialects, permission, isUndoable, handle: (params, context) => callable[namespace][fn](params, context) };
}
