import type { Rights } from '../../../src/domain/access/rights.js';
import { entryMade, objectMade } from '../../factories/calls.js';
import { author } from '../author.js';
import { callerOf, resultOf } from '../rpc.js';
import type { TestService } from '../service.js';
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
  const seen = entriesWith('confidential').filter(isSeenEntry);
  for (const name of objectNames.filter(isSeen)) await builder.create(name, name);
  for (const entry of seen) await builder.save(entry);
  if (rest) {
    for (const name of objectNames.filter(each => !isSeen(each))) await builder.create(name, `${name} ${rest}`);
    for (const entry of entriesWith(rest).filter(each => !isSeenEntry(each))) await builder.save(entry);
  }
  for (const entry of seen) await builder.save(entry);
  await builder.settle(objectNames.filter(isSeen));
  await builder.saveReport();
  return builder;
}

function hasType(types: readonly string[] | undefined, name: ObjectName): boolean {
  return types?.includes(objects[name]) ?? true;
}

/** The source of imports that knows everything of a scene. */
export const importSource = 'netbox:scene';

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
    for (const name of seen) await resultOf(call('cmdb.object.update', { id: this.object(name), title: name }));
  }

  /** A list of everything: who reads it learns what they may see. */
  async saveReport(): Promise<void> {
    const columns = ['id', 'title', 'updated', 'C__CATG__MODEL-serial', 'C__CATG__LOCATION-parent', 'C__CATG__IP-hostname'];
    await resultOf(callerOf(this.service, 'contract')('kataster.report.save', { title: 'everything', columns }));
  }

  /** Two entries of a category of one object are told apart by what they link to. */
  private placeOf({ on, category, links = {} }: SceneEntry): string {
    const first = `${on} ${category}`;
    return category === 'C__CATG__CLUSTER_MEMBERS' && links.member !== 'web1' ? `${first} ${String(links.member)}` : first;
  }
}
