import type { MethodName, methods } from '../generated/methods.js';
import { configFrom } from '../src/config/config.js';
import { discoveryOf } from '../src/discovery/discovery.js';
import type { Grant } from '../src/domain/access/rights.js';
import { auditEntry } from '../src/domain/audit.js';
import type { Language } from '../src/domain/context.js';
import { makeDefaultObjects } from '../src/domain/objects/default-objects.js';
import { Secrets } from '../src/domain/secrets/secrets.js';
import { webhookCreated } from '../src/domain/webhooks/webhook-events.js';
import { readerOver } from '../src/http/calls/reader.js';
import type { ReadJob, ReadResult } from '../src/http/context/read-job.js';
import { ReaderPool, readerLimitsOf } from '../src/readers/reader-pool.js';
import { somebody } from './helpers/audited.js';
import { author } from './helpers/author.js';
import { document, registry } from './helpers/catalogue.js';
import { dialectFor } from './helpers/method-dialects.js';
import { patientSettings } from './helpers/patience.js';
import { dialectNames } from './helpers/service.js';
import { engines, storeAt } from './helpers/stores.js';
import { contextOver } from './imports/office.js';

type ReadMethod = { [Name in MethodName]: (typeof methods)[Name]['access'] extends 'read' ? Name : never }[MethodName];

/** A call of every method that reads; those that need a row of nothing stored are among them. */
const reads = {
  'cmdb.cabling.read': { objID: 10 },
  'cmdb.categories.read': { objID: 10 },
  'cmdb.category.read': { objID: 10, category: 'C__CATG__GLOBAL', status: undefined },
  'cmdb.category_info.read': { category: 'C__CATG__IP' },
  'cmdb.condition.read': { conditions: [{ property: 'C__CATG__GLOBAL-title', comparison: 'like', value: '*a*' }] },
  'cmdb.contact.read': { method: 'assigned_objects_by_contact', filter: { id: 10 } },
  'cmdb.dialog.read': { category: 'C__CATG__MODEL', property: 'manufacturer' },
  'cmdb.impact.read': { id: 1, relation_type: 'C__RELATION_TYPE__LOCATION' },
  'cmdb.external.pull.v2': { extType: 'scanner' },
  'cmdb.filter.read': {},
  'kataster.imports.read': { source: 'netbox:one' },
  'cmdb.ip_search.read': { ip: '10.0.0.1' },
  'cmdb.location_tree.read': { id: 1, depth: 5 },
  'cmdb.logbook.read': { object_id: 10, status: 2 },
  'cmdb.object-type-group.read.v2': {},
  'cmdb.object-type.read.v2': {},
  'cmdb.object.read': { id: 10 },
  'cmdb.object_type_categories.read': { type: 'C__OBJTYPE__SERVER' },
  'cmdb.object_type_groups.read': {},
  'cmdb.object_types.read': { countobjects: true },
  'cmdb.objects.read': { order_by: 'id', sort: 'ASC', categories: true },
  'cmdb.objects_by_relation.read': { id: 10 },
  'cmdb.status.read': {},
  'cmdb.workstation_components.read': { filter: { id: 10 } },
  'console.run': { command: 'tenant.list' },
  'console.search.query': { options: { searchString: 'global' } },
  'idoit.addons.read': {},
  'idoit.constants.read': {},
  'idoit.search.read': { q: 'global', mode: 'normal', limit: 100 },
  'idoit.license.read': {},
  'idoit.version.read': {},
  'kataster.access.read': { user: 'admin', type: 'C__OBJTYPE__SERVER' },
  'kataster.audit.read': { sort: 'DESC' },
  'kataster.changes.compare': { object: 10, from: 0, values: 'shown' },
  'kataster.changes.follow': { since: 0, limit: 10, values: 'kept', wait: 0 },
  'kataster.changes.read': { limit: 100, sort: 'DESC', values: 'shown' },
  'kataster.grant.read': {},
  'kataster.impact.read': { id: 1 },
  'kataster.key.read': {},
  'kataster.provider.read': {},
  'kataster.provider.test': { id: 'example', groups: ['staff'] },
  'kataster.trace.read': { id: 10 },
  'cmdb.report.list.v2': {},
  'cmdb.report.read.v2': { id: 1 },
  'kataster.report.read': { id: 1 },
  'kataster.report.totals': { id: 1 },
  'cmdb.reports.read': {},
  'kataster.rack.read': { id: 10 },
  'kataster.object_type.read': { type: 'C__OBJTYPE__SERVER' },
  'kataster.passkey.read': {},
  'kataster.session.read': {},
  'kataster.user.read': {},
  'kataster.webhook.deliveries': { id: 'Wh3kLm5p' },
  'kataster.webhook.read': {},
  'kataster.import_profile.read': {},
  'kataster.schema.preview': {},
  'kataster.schema.read': {},
  'monitoring.livestatus.read': {},
  'rpc.discover': {},
  'system.endpoints.read.v2': {},
} satisfies Record<Exclude<ReadMethod, 'kataster.provider.connect' | 'kataster.webhook.test'>, object>;

/** Reads that users call about themselves. */
const ofUsers: ReadonlySet<string> = new Set<ReadMethod>(['kataster.passkey.read', 'kataster.session.read']);

/** A webhook that is paused. */
const webhook = {
  ...{ id: 'Wh3kLm5p', title: 'a webhook', url: 'https://hooks.invalid/', key: 'k1', filter: '{}', conditions: '[]' },
  ...{
    secret: '',
    formerSecret: null,
    formerUntil: null,
    place: '{}',
    enabled: 0,
    created: '2026-11-22T09:00:00.000Z',
    delivered: null,
    problem: null,
    problemTime: null,
  },
};

const persons: readonly Grant[] = [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP'] }];
const user = {
  id: 9,
  name: 'admin',
  login: 'admin',
  mail: '',
  provedBy: 'password',
  passwordExpired: false,
  hasSecondFactor: false,
  hasCodes: false,
  lacksSecondFactor: false,
  grants: persons,
} as const;
const callers: readonly ReadJob['caller'][] = [
  { key: 'k1', keyId: 'k1', name: 'all', grants: undefined, user: undefined },
  { key: 'k2', keyId: 'k2', name: 'some', grants: persons, user: undefined },
  { key: 'k1 admin', keyId: 'k1', name: 'admin', grants: persons, user },
];

for (const engine of engines)
  engine.test(`every read is answered by a reader process as by the service itself on ${engine.name}`, async t => {
    const url = await engine.address(t);
    const store = await storeAt(t, url);
    await makeDefaultObjects(contextOver(store));
    await store.transaction(author, ({ webhooks }) => webhooks.insert(webhook, webhookCreated(contextOver(store), webhook)));
    const provider = { id: 'example', title: 'Example', issuer: 'https://login.invalid', client: 'kataster', secret: null };
    const rules = { scopes: 'openid', groupsClaim: 'groups', subjectClaim: 'sub', admitted: '[]', rules: '[]', enabled: 1 };
    const told = auditEntry(somebody, 'providerSaved', {}, { provider: 'example', title: 'Example', changed: [] });
    await store.transaction(author, ({ identity }) => identity.put({ ...provider, ...rules }, told));
    const report = {
      title: 'all',
      category: '',
      description: '',
      filter: '{}',
      columns: '["title"]',
      orderBy: 'id',
      sort: 'ASC',
      groupBy: 'title',
      totals: '[{"column":"title","total":"count"}]',
    };
    await store.transaction(author, ({ reports }) => reports.save({ ...report, modified: '2026-11-22T09:00:00.000Z' }, 1));
    const config = configFrom({});
    const here = readerOver({ config, store, registry, secrets: new Secrets(), discovery: discoveryOf(document) });
    const program = {
      path: new URL('../src/cli/reader.js', import.meta.url).pathname,
      environment: { ...process.env, ...patientSettings, KATASTER_DATABASE: url },
    };
    const readers = new ReaderPool<ReadResult>(
      program,
      readerLimitsOf(configFrom({ ...patientSettings, KATASTER_READERS: '1' })),
    );
    t.teardown(() => readers.close());
    const outcome = (work: Promise<ReadResult>): Promise<unknown> =>
      work.then(withoutCursor).catch(({ errorName, message, data }) => ({ errorName, message, data }));
    for (const [method, params] of Object.entries(reads) as [ReadMethod, object][])
      for (const dialect of new Set(dialectNames.map(each => dialectFor(method, each))))
        for (const caller of callers) {
          const language: Language = dialect === 'idoit' ? 'de' : 'en';
          const job: ReadJob = {
            sent: Object.keys(params),
            method,
            params,
            dialect,
            language,
            options: undefined,
            timeZone: dialect === 'contract' ? 'Asia/Kathmandu' : undefined,
            caller,
            schema: 0,
            now: '2026-11-22T09:00:00.000Z',
            publicUrl: 'http://cmdb.example',
          };
          const [expected, answered] = await Promise.all([outcome(here(job)), outcome(readers.run(caller.key, job))]);
          if (caller.name === (ofUsers.has(method) ? 'admin' : 'all'))
            t.is(typeof (expected as ReadResult).text, 'string', method);
          t.deepEqual(answered, expected, `${method} ${dialect} ${caller.name}`);
        }
  });

/** No encrypted cursor of a follower is like another. */
function withoutCursor({ text, etag }: ReadResult): ReadResult {
  return { text: text.replace(/"cursor":"[\w-]{90,}\.[\w-]{22}"/, '"cursor":""'), etag };
}
