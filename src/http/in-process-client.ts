import { randomUUID } from 'node:crypto';
import { discoveryOf } from '../discovery/discovery.js';
import { textOf } from '../rpc/json-text.js';
import { administrator } from './authentication/administrator.js';
import { IdentifiedCallers } from './authentication/identified-callers.js';
import { type CallParts, callService, watchersOf } from './call-service.js';
import { dialects } from './envelope/dialects.js';
import { answerBody } from './pipeline.js';

/**
 * Carries out bodies of calls over an open store in this process, as a service does those that come over its socket. The answer is
 * its text; other errors than those of the interface are thrown.
 */
export function inProcessClient(parts: CallParts, document: object): (body: unknown) => Promise<string | undefined> {
  const { config } = parts;
  const service = { ...callService(parts, watchersOf(parts), discoveryOf(document)), report: rethrow };
  return async body => {
    const request = {
      id: randomUUID(),
      serviceUrl: config.publicUrl ?? '',
      dialect: dialects.contract,
      address: '',
      callers: new IdentifiedCallers(),
      caller: administrator,
      onClose: () => {},
    };
    const { json } = await answerBody(body, request, service);
    return json && textOf(json);
  };
}

function rethrow(error: unknown): never {
  throw error;
}
