import { setImmediate as turn } from 'node:timers/promises';
import { Client, HTTPTransport, JSONRPCError, RequestManager } from '@open-rpc/client-js';
import type { ExecutionContext } from 'ava';
import { withMarksBeside } from '../src/discovery/schema-marks.js';
import { document } from './helpers/catalogue.js';
import { type DialectName, dialectNames, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';

const apikey = testKey;
const server = { apikey, type: 'C__OBJTYPE__SERVER', title: 'web1' };

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  for (const dialect of dialectNames) {
    engine.test(`a client of the OpenRPC project calls methods by name, dialect ${dialect}`, async t => {
      const client = await foreignClient(t, engine, dialect);
      const created = await client.request({ method: 'cmdb.object.create', params: server });
      t.is(Number(created.id), 1);
      t.like(await client.request({ method: 'cmdb.object.read', params: { apikey, id: 1 } }), { title: 'web1' });
    });

    engine.test(`it gets code, message and data of an error, dialect ${dialect}`, async t => {
      const client = await foreignClient(t, engine, dialect);
      const call = client.request({ method: 'cmdb.object.create', params: { ...server, type: 'C__OBJTYPE__SERVERS' } });
      const error = await t.throwsAsync<JSONRPCError>(call, { instanceOf: JSONRPCError });
      t.is(error?.code, -32602);
      t.is(error?.message, "Invalid parameters: Object type 'C__OBJTYPE__SERVERS' not found.");
      const named = dialect === 'contract' ? { error: 'ObjectTypeNotFound' } : {};
      t.deepEqual(error?.data, { ...named, type: "did you mean 'C__OBJTYPE__SERVER'?" });
    });

    engine.test(`it sends calls together, of which one may fail, dialect ${dialect}`, async t => {
      const bodies: unknown[] = [];
      const client = await foreignClient(t, engine, dialect, body => bodies.push(JSON.parse(body)));
      client.startBatch();
      const calls = [
        client.request({ method: 'cmdb.object.create', params: server }),
        client.request({ method: 'cmdb.object.archive', params: { apikey, object: 7 } }),
        client.request({ method: 'cmdb.object.archive', params: { apikey, object: 1 } }),
      ];
      // Requests join the batch only once they reached the transport, a turn later.
      await turn();
      client.stopBatch();
      const [created, refused, archived] = await Promise.allSettled(calls);
      t.like(created, { status: 'fulfilled', value: { message: 'Object was successfully created' } });
      t.like(refused, { status: 'rejected', reason: { message: 'Invalid parameters: Object 7 not found.' } });
      t.like(archived, { status: 'fulfilled', value: { message: 'Object 1 has been archived.' } });
      t.deepEqual(
        bodies.map(body => [body].flat().length),
        [calls.length],
      );
    });

    engine.test(`it notifies, and nothing comes back, dialect ${dialect}`, async t => {
      const client = await foreignClient(t, engine, dialect);
      await client.request({ method: 'cmdb.object.create', params: server });
      await client.notify({ method: 'cmdb.object.archive', params: { apikey, object: 1 } });
      t.like(await client.request({ method: 'cmdb.object.recycle', params: { apikey, object: 1 } }), {
        message: 'Object 1 has been recycled.',
      });
    });

    engine.test(`it discovers every method without a key, dialect ${dialect}`, async t => {
      const client = await foreignClient(t, engine, dialect);
      t.deepEqual(await client.request({ method: 'rpc.discover', params: {} }), servedDocument());
    });
  }

async function foreignClient(
  t: ExecutionContext,
  engine: TestEngine,
  dialect: DialectName,
  noteBody: (body: string) => void = () => {},
): Promise<Client> {
  const { endpoint } = await startedService(t, engine);
  const fetcher: typeof fetch = (address, request) => {
    noteBody(String(request?.body));
    return fetch(address, request);
  };
  const client = new Client(new RequestManager([new HTTPTransport(endpoint(dialect), { fetcher })]));
  t.teardown(() => client.close());
  return client;
}

/** The document with the addresses of the service in place of servers with variables. */
function servedDocument(): unknown {
  const text = JSON.stringify({
    ...withMarksBeside(document),
    servers: [{ name: 'kataster', url: 'http://cmdb.example/jsonrpc' }],
  });
  return JSON.parse(text, (_, value) => {
    if (typeof value?.url !== 'string') return value;
    const { variables: _variables, url, ...others } = value;
    return { ...others, url: url.replace(/^http:\/\/(\$\{host\}:\$\{port\}|127\.0\.0\.1:8080)/, 'http://cmdb.example') };
  });
}
