import type { Rights } from '../../../src/domain/access/rights.js';
import { auditEntry } from '../../../src/domain/audit.js';
import { keptSecret } from '../../../src/domain/secrets/kept-secrets.js';
import { keyIdOf } from '../../../src/domain/users/keys.js';
import { newSecret, ownerOf } from '../../../src/domain/webhooks/webhook-secret.js';
import { entryMade, objectMade } from '../../factories/calls.js';
import { somebody } from '../audited.js';
import { author } from '../author.js';
import { registry } from '../catalogue.js';
import { callerOf, resultOf } from '../rpc.js';
import { addKey, type TestService, testKey } from '../service.js';
import {
  defaultTemplate,
  entriesWith,
  knownToDirectory,
  type ObjectName,
  objectNames,
  objects,
  type SceneEntry,
  type Word,
} from './scene-content.js';

/** Ids of what is in a scene. */
export interface Scene {
  object(name: ObjectName): number;
  /** The first entry of a category that the scene has there. */
  entry(name: ObjectName, category: string): number;
}

/** Options of a scene: rights that leave records visible, and the word of the hidden ones, absent without it. */
export interface SceneOptions {
  readonly rights: Rights;
  readonly rest: Word | undefined;
}

/** Makes a scene in an empty service. Visible records have the same ids in every scene of the same rights. */
export async function sceneIn(service: TestService, { rights, rest }: SceneOptions): Promise<Scene> {
  const builder = new SceneBuilder(service);
  const isSeen = (name: ObjectName): boolean => rights.scope('view')?.some(view => hasType(view.objectTypes, name)) ?? true;
  const isSeenEntry = ({ on, category }: SceneEntry): boolean => rights.permits('view', objects[on], category);
  // An entry cannot be without an object that it requires, so the scene without the rest cannot have one whose object is hidden.
  const isPossible = ({ category, links = {} }: SceneEntry): boolean =>
    Object.entries(links).every(([key, target]) => {
      const isRequired = registry.category(category)?.attributesByKey.get(key)?.required === true;
      return !isRequired || objectNames.filter(name => name === target).every(isSeen);
    });
  const seen = entriesWith('confidential').filter(isSeenEntry).filter(isPossible);
  for (const name of objectNames.filter(isSeen)) await builder.create(name, name);
  for (const entry of seen) await builder.save(entry);
  if (rest) {
    for (const name of objectNames.filter(each => !isSeen(each))) await builder.create(name, `${name} ${rest}`);
    for (const entry of entriesWith(rest).filter(each => !isSeenEntry(each))) await builder.save(entry);
  }
  for (const entry of seen) await builder.save(entry);
  await builder.settle(objectNames.filter(isSeen));
  await builder.saveReport();
  await builder.addWebhooks(rest);
  return builder;
}

function hasType(types: readonly string[] | undefined, name: ObjectName): boolean {
  return types?.includes(objects[name]) ?? true;
}

const time = '2026-01-15T09:00:00.000Z';

/** The source of imports that knows everything of a scene. */
export const importSource = 'netbox:scene';

/** Ids of two webhooks that are paused: of a key without rights, and of one with every right, whose webhook and deliveries tell of what is hidden. */
export const webhooks = { near: 'webhook1', far: 'webhook2' } as const;

class SceneBuilder implements Scene {
  private readonly ids = new Map<string, number>();
  private readonly service: TestService;

  constructor(service: TestService) {
    this.service = service;
  }

  object(name: ObjectName): number {
    return this.ids.get(name) ?? 0;
  }

  entry(name: ObjectName, category: string): number {
    return this.ids.get(`${name} ${category}`) ?? 0;
  }

  async create(name: ObjectName, title: string): Promise<void> {
    const call = callerOf(this.service, 'contract');
    const id = await objectMade(call, { type: objects[name], title });
    this.ids.set(name, id);
    if (knownToDirectory.includes(name))
      await resultOf(call('cmdb.external.link.v2', { extType: 'directory', extId: name, objectId: id }));
    await this.imported(name, id, null);
    if (name !== defaultTemplate) return;
    await this.service.store.transaction(author, records =>
      records.objectTypes.setDefaultTemplate(objects.web1, this.object(name)),
    );
  }

  /** Saves an entry, once more where it is there already; links to what is not there are left out. */
  async save(saved: SceneEntry): Promise<void> {
    const call = callerOf(this.service, 'contract');
    const place = this.placeOf(saved);
    const entry = this.ids.get(place);
    const links = Object.entries(saved.links ?? {}).flatMap(([key, target]) => {
      const id = this.ids.get([target].flat().join(' '));
      return id === undefined ? [] : [[key, id] as const];
    });
    const data = { ...saved.values, ...Object.fromEntries(links) };
    const params = { object: this.object(saved.on), category: saved.category, data, ...(entry && { entry }) };
    const made = await entryMade(call, params);
    this.ids.set(place, made);
    if (entry === undefined && saved.category !== 'C__CATG__GLOBAL') await this.imported(place, this.object(saved.on), made);
  }

  /** Notes a record as one that an import made. */
  private async imported(name: string, object: number, entry: number | null): Promise<void> {
    const record = { source: importSource, name, object, entry, fingerprint: '' };
    await this.service.store.transaction(author, ({ externals }) => externals.put([record]));
  }

  /** Every object that is seen was changed last at the same time, whatever was done to it before. */
  async settle(seen: readonly ObjectName[]): Promise<void> {
    const call = callerOf(this.service, 'contract');
    this.service.clock.advance(60);
    // An update that changes nothing leaves the time as it is.
    for (const name of seen)
      for (const title of [`${name} renamed`, name]) await resultOf(call('cmdb.object.update', { id: this.object(name), title }));
  }

  /** A list of everything: who reads it learns what they may see. */
  async saveReport(): Promise<void> {
    const place = 'C__CATG__LOCATION-parent';
    const own = ['id', 'title', 'updated', 'C__CATG__MODEL-serial', place, 'C__CATG__IP-hostname'];
    const columns = [...own, ...own.map(name => `${place}.${name}`)];
    const totals = [...columns.map(column => ({ column, total: 'count' })), { column: `${place}.updated`, total: 'max' }];
    const report = { title: 'everything', columns, group_by: place, totals };
    await resultOf(callerOf(this.service, 'contract')('kataster.report.save', report));
  }

  /** A delivery of the far webhook failed where anything is hidden. */
  async addWebhooks(rest: Word | undefined): Promise<void> {
    const { store, secrets } = this.service;
    const nothing = 'a key without rights';
    await addKey(store, nothing, 'nothing', { grants: [] });
    const records = [
      { id: webhooks.near, key: keyIdOf(nothing, store.secret), title: 'near', url: 'https://hooks.invalid/' },
      {
        id: webhooks.far,
        key: keyIdOf(testKey, store.secret),
        title: `far ${rest}`,
        url: rest ? 'https://hooks.invalid/' : 'https://127.0.0.1/',
      },
    ].map(record => ({
      ...{
        ...record,
        filter: '{"method":"none"}',
        conditions: '[]',
        secret: keptSecret(newSecret(), ownerOf(record.id), { secrets, store }),
      },
      ...{ formerSecret: null, formerUntil: null, place: 'beginning', enabled: 0, created: time, delivered: null },
      ...{ problem: null, problemTime: null },
    }));
    const told = (id: string) => auditEntry(somebody, 'webhookDeleted', {}, { webhook: id, title: id });
    await store.transaction(author, async ({ webhooks: kept }) => {
      for (const record of records) await kept.insert(record, told(record.id));
    });
    if (!rest) return;
    const failed = { number: 1, first: 0, last: 0, objects: '[]', state: 'failed', attempts: 3, due: time } as const;
    const delivery = {
      ...failed,
      id: 'delivery',
      webhook: webhooks.far,
      created: time,
      attempted: time,
      outcome: 'answered 500',
    };
    await store.webhooks.advance(webhooks.far, 'beginning', 'end', [delivery]);
  }

  /** Two entries of a category of one object are told apart by what they link to. */
  private placeOf({ on, category, links = {} }: SceneEntry): string {
    const first = `${on} ${category}`;
    return category === 'C__CATG__CLUSTER_MEMBERS' && links.member !== 'web1' ? `${first} ${String(links.member)}` : first;
  }
}
