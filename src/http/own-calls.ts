import { discoveryOf } from '../discovery/discovery.js';
import { administrator } from './administrator.js';
import { type CallParts, callRunner, watchersOf } from './call-runner.js';
import { answerTo } from './calls.js';
import { dialects } from './dialects.js';
import { newRequestId } from './request-ids.js';

/**
 * Carries out bodies of calls over an open store in this process, as a service does those that come over its socket. The answer is
 * its text; what is no error of the interface is thrown.
 */
export function ownCalls(parts: CallParts, document: object): (body: unknown) => Promise<string | undefined> {
  const { config, registry } = parts;
  const runner = callRunner(parts, watchersOf(parts), discoveryOf(document, registry));
  return body => {
    const request = {
      id: newRequestId(),
      serviceUrl: config.publicUrl ?? '',
      dialect: dialects.contract,
      address: '',
      checkedKeys: new Map(),
      caller: administrator,
    };
    return answerTo(body, request, { ...runner, report: thrown });
  };
}

function thrown(error: unknown): never {
  throw error;
}
