import type { Context } from 'koa';
import { behaviours } from '../../behaviours/behaviours.js';
import type { Config } from '../../config/config.js';
import { requireAdministration } from '../../domain/access/permission.js';
import type { WritingContext } from '../../domain/entries/entry-rules.js';
import { entryRules } from '../../domain/entries/rules/index.js';
import { isProvisioning } from '../../domain/identity/provisioning-subjects.js';
import type { CurrentSchema } from '../../domain/schema/current-schema.js';
import type { ProviderRecord } from '../../domain/storage/identity.js';
import { text } from '../../messages/text.js';
import type { CallRequest } from '../authentication/request.js';
import type { Lifetime } from '../responses/lifetime.js';
import { minLargeBytes, type Traffic } from '../server/traffic.js';
import { type Authentication, authenticateHeaders } from '../steps/authenticate.js';
import type { EncodingParts } from '../steps/encode.js';
import type { HandlingParts } from '../steps/handle.js';
import { parseBody, parseLargeBody } from '../steps/parse.js';
import { readBody } from '../steps/read-body.js';
import { ScimError } from './scim-error.js';
import { isObject, type JsonObject } from './values.js';

/** Dependencies of the endpoints. */
export interface ScimParts {
  readonly config: Config;
  readonly traffic: Traffic;
  readonly lifetime: Lifetime;
  readonly service: Authentication &
    Pick<HandlingParts, 'writes'> &
    Pick<EncodingParts, 'storage'> & { readonly schema: Pick<CurrentSchema, 'refresh'> };
  /** The sender of a request. */
  requestOf(context: Context): CallRequest;
  log(error: unknown, requestId: string | undefined): void;
}

/** A request of a provisioning client: its provider, and the context in which it is carried out. */
export interface ScimRequest {
  readonly context: WritingContext;
  readonly provider: ProviderRecord;
  /** Address of the endpoints, without a slash at the end. */
  readonly url: string;
  readonly query: Context['query'];
  readonly body: JsonObject;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/**
 * The context of a request: that of its key, which belongs to a provisioning client and may administer everything.
 * @throws RpcError AuthenticationFailed, Forbidden, LimitExceeded; ScimError
 */
export async function openRequest(
  request: CallRequest,
  providers: readonly ProviderRecord[],
  { service }: Pick<ScimParts, 'service'>,
): Promise<Pick<ScimRequest, 'context' | 'provider'>> {
  const caller = await authenticateHeaders(request, service);
  const { keyId, key, name: actor, rights, user, hasKey } = caller;
  if (keyId === undefined) throw new ScimError(401, text('ScimNeedsKey'));
  const permitted = rights && { verb: 'administer' as const, rights };
  requireAdministration({ permitted, user });
  const provider = providers.find(each => isProvisioning(each) && each.client === keyId);
  if (!provider) throw new ScimError(403, text('ScimKeyOfNoClient'));
  const { settings, secrets, hashing, now, store } = service.writes;
  const registry = await service.schema.refresh();
  const context: WritingContext = {
    ...{ registry, behaviours, rules: entryRules, dialect: request.dialect.facts, settings, secrets, hashing, now },
    store: store.withScope(rights?.scope('administer')),
    ...{ key, actor, user, hasKey, permitted, language: 'en', method: 'scim' },
    origin: { key: keyId, address: request.address },
  };
  return { context, provider };
}

const jsonTypes = /^application\/(scim\+)?json\s*(;|$)/i;

/**
 * The JSON object of a body, within the limits of all bodies.
 * @throws ScimError, RpcError, BodyTooLarge, NoRoomForBody
 */
export async function bodyOf({ req }: Context, { config, traffic }: ScimParts): Promise<JsonObject> {
  const isPlain = (req.headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
  if (!isPlain || !jsonTypes.test(req.headers['content-type'] ?? '')) throw new ScimError(415, text('ScimContentType'));
  const room = traffic.bodyOf(false);
  try {
    const bytes = await readBody(req, config, room);
    const body =
      bytes.length > minLargeBytes ? await traffic.afterOthers(() => parseLargeBody(bytes, config)) : parseBody(bytes, config);
    if (!isObject(body)) throw new ScimError(400, text('ScimBody'), 'invalidSyntax');
    return body;
  } finally {
    room.release();
  }
}
