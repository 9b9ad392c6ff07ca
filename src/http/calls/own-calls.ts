import { discoveryOf } from '../../discovery/discovery.js';
import { textOf } from '../../rpc/json-text.js';
import { administrator } from '../authentication/administrator.js';
import { IdentifiedCallers } from '../authentication/identified-callers.js';
import { dialects } from '../envelope/dialects.js';
import { newRequestId } from '../requests/request-ids.js';
import { type CallParts, callRunner, watchersOf } from './call-runner.js';
import { responseTo } from './calls.js';

/**
 * Carries out bodies of calls over an open store in this process, as a service does those that come over its socket. The answer is
 * its text; other errors than those of the interface are thrown.
 */
export function ownCalls(parts: CallParts, document: object): (body: unknown) => Promise<string | undefined> {
  const { config, registry } = parts;
  const runner = callRunner(parts, watchersOf(parts), discoveryOf(document, registry));
  return async body => {
    const request = {
      id: newRequestId(),
      serviceUrl: config.publicUrl ?? '',
      dialect: dialects.contract,
      address: '',
      callers: new IdentifiedCallers(),
      caller: administrator,
      onClose: () => {},
    };
    const { json } = await responseTo(body, request, { ...runner, report: thrown });
    return json && textOf(json);
  };
}

function thrown(error: unknown): never {
  throw error;
}
