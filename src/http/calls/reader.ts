import { methods } from '../../../generated/methods.js';
import { timeZoneNamed } from '../../attributes/time-zones.js';
import type { Registry } from '../../catalog/registry.js';
import { CurrentSchema } from '../../domain/schema/current-schema.js';
import { PastSchemas } from '../../domain/schema/past-schemas.js';
import { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import { handlerOf } from '../../handlers/handler-of.js';
import { textOf } from '../../rpc/json-text.js';
import { IdentifiedCallers } from '../authentication/identified-callers.js';
import { type ContextParts, callContext, domainSettings } from '../context/call-context.js';
import { callerOf, dialectOf, type OffloadRead } from '../context/read-job.js';
import { authorize } from '../steps/authorize.js';
import { resultJson } from '../steps/encode.js';

/** Dependencies of reads; the search index was brought up to date before. */
export interface ReaderParts extends Pick<ContextParts, 'config' | 'store' | 'discovery' | 'secrets'> {
  /** The catalogue of the start. */
  readonly registry: Registry;
}

const nobody = (): Promise<undefined> => Promise.resolve(undefined);

/** Parts that a read of a known caller needs for nothing. */
const unused = {
  searchIndex: { catchUp: () => Promise.resolve() },
  hashing: new PasswordHashing(),
  logins: { byPassword: nobody, withPassword: nobody, byProxy: nobody, bySession: nobody },
  secondFactors: { useCode: nobody, timeStepOf: () => Promise.resolve(0) },
};

/** Carries out reads of any size over these parts, in the process that calls it. */
export function readerOver(parts: ReaderParts): OffloadRead {
  const settings = domainSettings(parts.config);
  const schema = new CurrentSchema(parts.store, parts.registry);
  const pasts = new PastSchemas(parts.store);
  return async job => {
    const { method, params, options, language, timeZone, publicUrl: serviceUrl } = job;
    const dialect = dialectOf(job);
    const caller = callerOf(job);
    const present = await schema.since(job.schema);
    const sent = Object.fromEntries(job.sent.map(name => [name, undefined]));
    const context = callContext(
      {
        ...authorize(methods[method].permission, caller),
        registry: options?.asOf === undefined ? present : await pasts.at(options.asOf, present),
        ...{ method, caller, language, options, asked: undefined, renewed: undefined },
        timeZone: timeZone === undefined ? undefined : timeZoneNamed(timeZone),
        opened: { id: null, method, params: sent, apikey: undefined, language, given: 'by name' },
        request: { id: '', serviceUrl, dialect, callers: new IdentifiedCallers(), address: '' },
      },
      {
        ...parts,
        ...unused,
        ...{ settings, pasts },
        store: options?.asOf === undefined ? parts.store : parts.store.asOf(options.asOf),
        now: () => new Date(job.now),
      },
    );
    const reply = await handlerOf(method)({ ...params }, context);
    return { text: textOf(resultJson(reply, method, dialect, settings.bodyLimit)), etag: reply.etag };
  };
}
