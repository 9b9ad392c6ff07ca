import { discoveryOf } from '../../../src/discovery/discovery.js';
import type { Store } from '../../../src/domain/storage/store.js';
import { IdentifiedCallers } from '../../../src/http/authentication/identified-callers.js';
import { callService, watchersOf } from '../../../src/http/call-service.js';
import { dialects } from '../../../src/http/envelope/dialects.js';
import { answerBody } from '../../../src/http/pipeline.js';
import { textOf } from '../../../src/rpc/json-text.js';
import type { Clock } from '../../../src/site/examples/clock.js';
import { document } from '../catalogue.js';
import { testKey, testParts } from '../service.js';
import type { RandomRequest } from './calls.js';

const discovery = discoveryOf(document);

/** Answers of a store to requests of one call each, without a server, at the time of a clock. */
export function answersOver(store: Store, clock: Pick<Clock, 'now'>): (request: RandomRequest) => Promise<string> {
  const parts = testParts(store, clock);
  const service = callService(parts, watchersOf(parts), discovery);
  return async ({ calls: [call], dialect }) => {
    const body = { version: '2.0', id: 1, method: call?.method, params: { apikey: testKey, ...call?.params } };
    const request = {
      id: '',
      serviceUrl: 'http://cmdb.example',
      dialect: dialects[dialect],
      address: '',
      callers: new IdentifiedCallers(),
    };
    const { json } = await answerBody(body, request, service);
    return json ? textOf(json) : '';
  };
}
