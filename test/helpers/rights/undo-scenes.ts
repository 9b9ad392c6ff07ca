import type { MethodName, Verb } from '../../../generated/methods.js';
import type { History, ImportRow } from '../../../generated/types.js';
import type { RestoredKind } from '../../../src/domain/reverts/rights.js';
import type { ChangeAction } from '../../../src/domain/storage/change-sets.js';
import { entryMade, objectMade } from '../../factories/calls.js';
import { author } from '../author.js';
import { type Caller, callerOf, resultOf } from '../rpc.js';
import type { TestService } from '../service.js';
import { grantTo } from '../users.js';
import { accessWorldIn, categories } from './access.js';
import { listOfChoices } from './rows.js';

type Call = readonly [method: MethodName, params: object];

/** A change that undoing takes back, and every other way to the same. */
export interface UndoScene {
  /** The change set. */
  readonly number: number;
  /** The method that does the same. */
  readonly method: Call;
  /** A row of an import that does the same. */
  readonly row?: ImportRow;
  /** A push of a data source that does the same. */
  readonly push?: object;
  /** A creation with a copy of the entry, and one with the entry itself. */
  readonly template?: readonly [copying: object, sending: object];
}

/** Directions of undoing; another type is an edit that takes more. */
export type Direction = ChangeAction | 'retyped';
type Make = (world: UndoWorld) => Promise<UndoScene>;
type Scenes = Readonly<Record<string, Make>>;

/** No record of the kind has a status, or a type. */
const never: Scenes = {};

/** Verbs granted to those who have access: who gives or takes it needs them, too. */
export const granted: readonly Verb[] = ['view', 'purge'];

export const importSource = 'netbox:undo';
const [server, client, person, group] = [
  'C__OBJTYPE__SERVER',
  'C__OBJTYPE__CLIENT',
  'C__OBJTYPE__PERSON',
  'C__OBJTYPE__PERSON_GROUP',
];
const [global, shares] = ['C__CATG__GLOBAL', 'C__CATG__SHARES'];

/** A service in which scenes are made. */
export class UndoWorld {
  readonly service: TestService;
  readonly call: Caller;
  private count = 0;

  constructor(service: TestService) {
    this.service = service;
    this.call = callerOf(service, 'contract');
  }

  async done(method: MethodName, params: object): Promise<number> {
    await resultOf(this.call(method, params));
    return this.last();
  }

  async last(): Promise<number> {
    const { change_sets: sets } = await resultOf<History>(this.call('kataster.changes.read', { limit: 1 }));
    return sets[0]?.number ?? 0;
  }

  name(): string {
    this.count += 1;
    return `name${this.count}`;
  }

  /** A name by which imports and pushes find an object or entry. */
  async known(object: number, entry: number | null = null): Promise<string> {
    const name = this.name();
    const record = { source: importSource, object, fingerprint: '' };
    const part = entry === null ? [] : [{ ...record, name: `${name}/part`, entry }];
    const records = [{ ...record, name, entry: null }, ...part];
    await this.service.store.transaction(author, ({ externals }) => externals.put(records));
    await resultOf(this.call('cmdb.external.link.v2', { extType: name, extId: name, objectId: object }));
    return name;
  }
}

interface Subject {
  readonly object: number;
  readonly type: string;
  readonly title: string;
}

type MakeSubject = (world: UndoWorld) => Promise<Subject>;

/** Objects: one that gives nothing, and those that give a login, rights, or a membership. */
const objects = {
  server: async ({ call }: UndoWorld) => ({ object: await objectMade(call, { title: 'web' }), type: server, title: 'web' }),
  user: async (world: UndoWorld) => titled(world, (await accessWorldIn(world.service, granted)).user, person),
  group: async (world: UndoWorld) => titled(world, (await accessWorldIn(world.service, granted)).group, group),
  member: async (world: UndoWorld) => titled(world, (await accessWorldIn(world.service, granted)).template, person),
  'group of members without rights': async (world: UndoWorld) => {
    const { emptyGroup, nobody } = await accessWorldIn(world.service, granted);
    await entryMade(world.call, { object: nobody, category: categories.groups, data: { connected_object: emptyGroup } });
    return titled(world, emptyGroup, group);
  },
} satisfies Readonly<Record<string, MakeSubject>>;

/** Objects that may get another type: to a group nobody's membership leads yet. */
const retypable: Readonly<Record<string, MakeSubject>> = {
  server: objects.server,
  user: objects.user,
  group: async world => {
    const made = await objectMade(world.call, { type: group });
    await grantTo(world.service.store, made, [{ verbs: granted }]);
    return titled(world, made, group);
  },
  member: objects.member,
};

async function titled({ call }: UndoWorld, object: number, type: string): Promise<Subject> {
  await resultOf(call('cmdb.object.update', { id: object, title: 'Somebody' }));
  return { object, type, title: 'Somebody' };
}

function ofObjects(
  make: (world: UndoWorld, subject: Subject) => Promise<UndoScene>,
  subjects: typeof retypable = objects,
): Scenes {
  const scenes = Object.entries(subjects).map(([name, subject]) => [
    name,
    async (world: UndoWorld) => make(world, await subject(world)),
  ]);
  return Object.fromEntries(scenes);
}

const idOf = ({ object }: Subject) => ({ object });
const asDeleted = ({ object: id }: Subject) => ({ id, status: 'C__RECORD_STATUS__DELETED' });

/** Undoes the way back from a status. */
function backTo(method: MethodName, params: (subject: Subject) => object): Scenes {
  return ofObjects(async (world, subject) => {
    await world.done(method, params(subject));
    const number = await world.done('cmdb.object.recycle', idOf(subject));
    const row = method === 'cmdb.object.archive' && { row: { name: await world.known(subject.object), object: null } };
    return { number, method: [method, params(subject)], ...row };
  });
}

async function savedGlobal(world: UndoWorld, { object, type, title }: Subject, data: Readonly<Record<string, unknown>>) {
  const name = await world.known(object);
  return {
    method: ['cmdb.category.save', { object, category: global, data }] as const,
    row: { name, object: { type: String(data.type ?? type), data: { title, ...data } } },
    push: { extType: name, extId: name, title, class: type, data: { [global]: data } },
  };
}

const retyped = ofObjects(async (world, subject) => {
  const before = subject.type === server ? client : server;
  const number = await world.done('cmdb.category.save', { object: subject.object, category: global, data: { type: before } });
  return { number, ...(await savedGlobal(world, { ...subject, type: before }, { type: subject.type })) };
}, retypable);

/** The type of what gives access was changed while it gave none: it was archived. */
const recycledAsAnother = ofObjects(async (world, subject) => {
  await world.done('cmdb.category.save', { object: subject.object, category: global, data: { type: server } });
  const number = await world.done('cmdb.object.archive', idOf(subject));
  return { number, method: ['cmdb.object.recycle', idOf(subject)] };
}, retypable);

interface EntrySubject {
  readonly object: number;
  readonly type: string;
  readonly category: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly other: Readonly<Record<string, unknown>>;
  /** An object that has such an entry and may be copied. */
  readonly template?: number;
}

/** Entries: one that gives nothing, and those that give a membership or a login; these have no status. */
const withStatus: Readonly<Record<string, (world: UndoWorld) => Promise<EntrySubject>>> = {
  share: async ({ call }) => ({
    ...{ object: await objectMade(call), type: server, category: shares, data: { title: 'home' }, other: { title: 'data' } },
    template: await objectMade(call, { categories: { [shares]: { title: 'home' } } }),
  }),
  membership: async ({ service }) => {
    const { nobody, group: to, emptyGroup, template } = await accessWorldIn(service, granted);
    const [data, other] = [to, emptyGroup].map(connected_object => ({ connected_object }));
    return { object: nobody, type: person, category: categories.groups, data: data ?? {}, other: other ?? {}, template };
  },
};
const ofEveryStatus = {
  ...withStatus,
  login: async ({ service }: UndoWorld) => {
    const { template: object, newLogin } = await accessWorldIn(service, granted);
    const data = { title: newLogin };
    return { object, type: person, category: categories.login, data, other: { title: `${newLogin}2` } };
  },
};

type MakeEntry = (world: UndoWorld, subject: EntrySubject, entry: number) => Promise<UndoScene>;

function ofEntries(subjects: Readonly<Record<string, (world: UndoWorld) => Promise<EntrySubject>>>, make: MakeEntry): Scenes {
  const scenes = Object.entries(subjects).map(([name, subject]) => [
    name,
    async (world: UndoWorld) => {
      const { object, category, data, ...others } = await subject(world);
      return make(world, { object, category, data, ...others }, await entryMade(world.call, { object, category, data }));
    },
  ]);
  return Object.fromEntries(scenes);
}

const addressOf = ({ object, category }: EntrySubject, entry: number): object => ({ object, category, entry });
const byCateID = ({ object, category }: EntrySubject, entry: number): object => ({ objID: object, category, cateID: entry });

/** Undoes the way back from a status that as many calls lead to. */
function entryBackTo(method: MethodName, params: typeof addressOf, calls: number): Scenes {
  return ofEntries(withStatus, async (world, subject, entry) => {
    const call: Call = [method, params(subject, entry)];
    for (let count = 0; count < calls; count += 1) await world.done(...call);
    return { number: await world.done('cmdb.category.recycle', addressOf(subject, entry)), method: call };
  });
}

async function savedEntry(world: UndoWorld, { object, category, type, data }: EntrySubject, entry?: number) {
  const name = await world.known(object, entry);
  const part = { part: 'part', category, data, object };
  return {
    method: ['cmdb.category.save', { object, category, data, ...(entry && { entry }) }] as const,
    row: { name: entry ? name : `${name} again`, entries: [{ ...part, ...(entry && { entry }) }] },
    push: { extType: name, extId: name, title: 'Somebody', class: type, data: { [category]: { own: data } } },
  };
}

const choice = async ({ call }: UndoWorld, value: string): Promise<number> =>
  Number((await resultOf<{ entry_id: number }>(call('cmdb.dialog.create', { ...listOfChoices, value }))).entry_id);
const statusNamed = (name: string) => ({ title: name, constant: `C__CMDB_STATUS__${name.toUpperCase()}`, color: '#ffcc00' });
const status = async ({ call }: UndoWorld, name: string): Promise<number> =>
  Number((await resultOf<{ id: number }>(call('cmdb.status.save', statusNamed(name)))).id);
const template = (object: number | null): Call => [
  'kataster.object_type.update',
  { type: 'C__OBJTYPE__SERVER', default_template: object },
];
const profile = (title: string, column = 'Name'): Call => [
  'kataster.import_profile.save',
  { title, columns: [{ title: column, target: 'title' }] },
];
const objectType = (name: string, title = name): Call => [
  'kataster.schema.apply',
  {
    schema: {
      object_types: [
        { const: `C__OBJTYPE__${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`, title: { en: title, de: title } },
      ],
    },
  },
];
const report = (title: string, description = ''): Call => ['kataster.report.save', { title, columns: ['title'], description }];

/** Calls one after another; undoes the last one, which another call would do. */
function undone(
  steps: (world: UndoWorld, name: string) => Promise<readonly [first: readonly Call[], last: Call, method: Call]>,
): Scenes {
  return {
    '': async world => {
      const [first, last, method] = await steps(world, world.name());
      for (const call of first) await world.done(...call);
      return { number: await world.done(...last), method };
    },
  };
}

const withoutStatus = { archived: never, markedDeleted: never, recycled: never, templated: never, retyped: never } as const;

/** Every kind of record in every direction that undoing takes. A kind or direction without scenes does not compile. */
export const undoScenes: Readonly<Record<RestoredKind, Readonly<Record<Direction, Scenes>>>> = {
  object: {
    created: {
      server: async world => {
        const id = await objectMade(world.call);
        const number = await world.done('cmdb.object.quickpurge', { id });
        return { number, method: ['cmdb.object.create', { type: server, title: 'web' }] };
      },
    },
    edited: ofObjects(async (world, subject) => {
      const save = (description: string) => ({ object: subject.object, category: global, data: { description } });
      await world.done('cmdb.category.save', save('before'));
      const number = await world.done('cmdb.category.save', save('after'));
      return { number, ...(await savedGlobal(world, subject, { description: 'before' })) };
    }),
    retyped,
    archived: backTo('cmdb.object.archive', idOf),
    markedDeleted: backTo('cmdb.object.delete', asDeleted),
    recycled: {
      ...ofObjects(async (world, subject) => {
        const number = await world.done('cmdb.object.archive', idOf(subject));
        return { number, method: ['cmdb.object.recycle', idOf(subject)] };
      }),
      ...Object.fromEntries(Object.entries(recycledAsAnother).map(([name, make]) => [`${name}, by now a server`, make])),
    },
    templated: backTo('cmdb.object.markAsTemplate', idOf),
    purged: {
      server: async world => {
        const id = await objectMade(world.call);
        return { number: await world.last(), method: ['cmdb.object.quickpurge', { id }] };
      },
      user: async world => {
        const login = `eve${world.name()}`;
        const id = await objectMade(world.call, {
          type: person,
          title: 'Eve',
          categories: { [categories.login]: { title: login } },
        });
        return { number: await world.last(), method: ['cmdb.object.quickpurge', { id }] };
      },
    },
  },
  entry: {
    created: ofEntries(ofEveryStatus, async (world, subject, entry) => {
      const { object: objID, category, type, data, template: copied } = subject;
      const number = await world.done('cmdb.category.quickpurge', { objID, category, cateID: entry });
      const made = { type, title: 'made' };
      const copies = [
        { ...made, template: copied },
        { ...made, categories: { [category]: data } },
      ] as const;
      return { number, ...(await savedEntry(world, subject)), ...(copied && { template: copies }) };
    }),
    edited: ofEntries(ofEveryStatus, async (world, subject, entry) => {
      const { object, category, other } = subject;
      const number = await world.done('cmdb.category.save', { object, category, entry, data: other });
      return { number, ...(await savedEntry(world, subject, entry)) };
    }),
    archived: entryBackTo('cmdb.category.archive', addressOf, 1),
    markedDeleted: entryBackTo('cmdb.category.delete', byCateID, 2),
    recycled: ofEntries(withStatus, async (world, subject, entry) => {
      const number = await world.done('cmdb.category.archive', addressOf(subject, entry));
      return { number, method: ['cmdb.category.recycle', addressOf(subject, entry)] };
    }),
    templated: never,
    retyped: never,
    purged: ofEntries(ofEveryStatus, async (world, subject, entry) => {
      const { object: objID, category } = subject;
      return { number: await world.last(), method: ['cmdb.category.quickpurge', { objID, category, cateID: entry }] };
    }),
  },
  choice: {
    ...withoutStatus,
    created: undone(async (world, name) => {
      const removed: Call = ['cmdb.dialog.delete', { ...listOfChoices, entry_id: await choice(world, name) }];
      return [[], removed, ['cmdb.dialog.create', { ...listOfChoices, value: name }]];
    }),
    edited: undone(async (world, name) => {
      const id = await choice(world, name);
      const called = (value: string): Call => ['cmdb.dialog.update', { ...listOfChoices, entry_id: id, value }];
      return [[], called(`${name} again`), called(name)];
    }),
    purged: {
      '': async world => {
        const id = await choice(world, world.name());
        return { number: await world.last(), method: ['cmdb.dialog.delete', { ...listOfChoices, entry_id: id }] };
      },
    },
  },
  status: {
    ...withoutStatus,
    created: undone(async (world, name) => {
      const removed: Call = ['cmdb.status.delete', { id: await status(world, name) }];
      return [[], removed, ['cmdb.status.save', statusNamed(name)]];
    }),
    edited: undone(async (world, name) => {
      const id = await status(world, name);
      const called = (title: string): Call => ['cmdb.status.save', { ...statusNamed(name), id, title }];
      return [[], called(`${name} again`), called(name)];
    }),
    purged: {
      '': async world => {
        const id = await status(world, world.name());
        return { number: await world.last(), method: ['cmdb.status.delete', { id }] };
      },
    },
  },
  type: {
    ...withoutStatus,
    created: never,
    edited: undone(async ({ call }) => [[template(null)], template(await objectMade(call)), template(null)]),
    purged: never,
  },
  report: {
    ...withoutStatus,
    created: undone(async (_, name) => [[report(name)], ['kataster.report.delete', { title: name }], report(name)]),
    edited: undone(async (_, name) => [[report(name)], report(name, 'other'), report(name)]),
    purged: undone(async (_, name) => [[], report(name), ['kataster.report.delete', { title: name }]]),
  },
  import_profile: {
    ...withoutStatus,
    created: undone(async (_, name) => [[profile(name)], ['kataster.import_profile.delete', { title: name }], profile(name)]),
    edited: undone(async (_, name) => [[profile(name)], profile(name, 'Host'), profile(name)]),
    purged: undone(async (_, name) => [[], profile(name), ['kataster.import_profile.delete', { title: name }]]),
  },
  definition: {
    ...withoutStatus,
    created: never,
    edited: undone(async (_, name) => [[objectType(name)], objectType(name, 'other'), objectType(name)]),
    purged: undone(async (_, name) => [[], objectType(name), ['kataster.schema.apply', { removed: [] }]]),
  },
  livestatus: {
    ...withoutStatus,
    created: undone(async (_, title) => [
      [['monitoring.livestatus.create', { title }]],
      ['monitoring.livestatus.delete', { title }],
      ['monitoring.livestatus.create', { title }],
    ]),
    edited: {
      '': async world => {
        const made = world.call('monitoring.livestatus.create', { title: world.name(), port: 6557 });
        const { id } = await resultOf<{ id: number }>(made);
        const number = await world.done('monitoring.livestatus.update', { id, port: 6558 });
        return { number, method: ['monitoring.livestatus.update', { id, port: 6557 }] };
      },
    },
    purged: undone(async (_, title) => [
      [],
      ['monitoring.livestatus.create', { title }],
      ['monitoring.livestatus.delete', { title }],
    ]),
  },
};
