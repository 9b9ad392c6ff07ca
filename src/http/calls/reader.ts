import { methods } from '../../../generated/methods.js';
import { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import { handlers } from '../../handlers/handlers.js';
import { textOf } from '../../rpc/json-text.js';
import { IdentifiedCallers } from '../authentication/identified-callers.js';
import { type ContextParts, contextsOf, type Identification, permittedTo } from './call-contexts.js';
import { handlerOf } from './handler-table.js';
import { callerOf, dialectOf, type ReadBeside } from './read-job.js';
import type { RequestContext } from './request-context.js';
import { resultJson } from './result-json.js';

/** Dependencies of reads; the search index was brought up to date before. */
export type ReaderParts = Omit<ContextParts, 'searchIndex' | 'changeWatch' | 'now'>;

const upToDate = { catchUp: () => Promise.resolve() };

/** The caller of a read is known already. */
const nobodyElse: Identification = {
  hashing: new PasswordHashing(),
  logins: { byPassword: () => Promise.resolve(undefined), bySession: () => Promise.resolve(undefined) },
};

/** Carries out reads of any size over these parts, in the process that calls it. */
export function readerOver(parts: ReaderParts): ReadBeside {
  return async job => {
    const { method, params, sent, options, language, timeZone, publicUrl } = job;
    const now = (): Date => new Date(job.now);
    const dialect = dialectOf(job);
    const store = options?.asOf === undefined ? parts.store : parts.store.asOf(options.asOf);
    const contextOf = contextsOf({ ...parts, store, searchIndex: upToDate, now }, nobodyElse);
    const asked = contextOf(
      { method, params: Object.fromEntries(sent.map(name => [name, undefined])), language, timeZone },
      { id: '', serviceUrl: publicUrl, dialect, callers: new IdentifiedCallers(), address: '' },
      callerOf(job),
    );
    const permitted: RequestContext = permittedTo(methods[method].permission, asked);
    const context = options ? { ...permitted, options } : permitted;
    const reply = await handlerOf(handlers, method)(params, context);
    const json = resultJson(reply, method, dialect, context.settings.bodyLimit);
    return { text: textOf(json), etag: reply.etag };
  };
}
