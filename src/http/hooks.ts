import { createDispatcher, type Dispatch } from '../../generated/dispatcher.js';
import { RpcError } from '../../generated/errors.js';
import { nearest } from '../catalog/nearest.js';
import type { Registry } from '../catalog/registry.js';
import type { Config } from '../config.js';
import { type Language, languages } from '../domain/context.js';
import type { Store } from '../domain/store.js';
import type { CallContext } from '../handlers/context.js';
import { handlers } from '../handlers/handlers.js';
import { authenticator, type Caller } from './authenticate.js';
import type { Request } from './calls.js';
import type { OpenedCall } from './envelope.js';
import { normalizedParameters } from './parameters.js';

/** What a service is made of. */
export interface ServiceParts {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly document: object;
  now(): Date;
}

/** What URLs of pictures begin with; known once the service listens. */
export interface Address {
  readonly publicUrl: string;
}

const nobody: Caller = { key: '', name: '' };

/** A dispatcher over the handlers, with contexts made of these parts. */
export function dispatcherOver(parts: ServiceParts, address: Address): Dispatch<Request> {
  const { store, registry, now } = parts;
  const { callerWith } = authenticator(store, now);
  return createDispatcher<Request, CallContext & { readonly request: Request }>(handlers, {
    authenticate(call, request, open) {
      const { apikey, language, named } = call as OpenedCall;
      const caller = open ? nobody : callerWith(apikey, named, request.checkedKeys);
      const contextOf = ({ key, name }: Caller) => ({
        ...shared(parts, request),
        publicUrl: address.publicUrl,
        request,
        language: spoken(language, parts.config.language),
        key,
        actor: name,
        method: call.method,
      });
      return caller instanceof Promise ? caller.then(contextOf) : contextOf(caller);
    },
    unknownMethod(name, known) {
      const near = nearest(name, known);
      return new RpcError(
        'MethodNotFound',
        { method: name },
        { method: near ? `did you mean '${near}'?` : `expected one of the methods of rpc.discover` },
      );
    },
    parameters: (method, params, { request }) => normalizedParameters(method, params, request.dialect, registry),
  });
}

function shared({ config, store, registry, document, now }: ServiceParts, { dialect }: Request) {
  const settings = { quickpurge: config.quickpurge, pageLimit: config.pageLimit };
  return { store, registry, settings, document, now, dialect: dialect.facts, forms: dialect.forms };
}

function spoken(asked: unknown, usual: Language): Language {
  return languages.find(language => language === asked) ?? usual;
}
