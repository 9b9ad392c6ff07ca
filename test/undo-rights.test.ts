import type { ExecutionContext } from 'ava';
import { methods, type Verb, verbs } from '../generated/methods.js';
import type { ExternalPushed, ImportSaved, Reverted } from '../generated/types.js';
import { type Grant, Rights } from '../src/domain/access/rights.js';
import { restoringMethods } from '../src/domain/reverts/rights.js';
import { send } from './helpers/http.js';
import { dialectFor } from './helpers/method-dialects.js';
import { type Direction, importSource, type UndoScene, UndoWorld, undoScenes } from './helpers/rights/undo-scenes.js';
import type { RpcAnswer } from './helpers/rpc.js';
import { addKey, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, inTurn, isFirst } from './helpers/stores.js';

const [server, person, group] = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP'];
const persons = [person, group];
const [login, groups, shares, global] = [
  'C__CATS__PERSON_LOGIN',
  'C__CATS__PERSON_ASSIGNED_GROUPS',
  'C__CATG__SHARES',
  'C__CATG__GLOBAL',
];
const view: Grant = { verbs: ['view'] };
const other = verbs.filter(verb => verb !== 'administer');

/** Keys by what they may do. */
const keys: Readonly<Record<string, readonly Grant[]>> = {
  everything: [{ verbs }],
  ...Object.fromEntries(verbs.map(verb => [`all but ${verb}`, [{ verbs: verbs.filter(each => each !== verb) }]])),
  ...Object.fromEntries(verbs.map(verb => [`view, edit and ${verb}`, [{ verbs: ['view', 'edit', verb] }]])),
  ...Object.fromEntries(
    verbs.map(verb => [
      `${verb} of servers`,
      [view, { verbs: ['edit'], categories: [shares] }, { verbs: [verb], objectTypes: [server] }],
    ]),
  ),
  'all of servers in Global, edit and view': [{ verbs: ['view', 'edit'], objectTypes: [server], categories: [global] }],
  'all of servers': [view, { verbs, objectTypes: [server] }],
  'all of servers, unseen otherwise': [{ verbs, objectTypes: [server] }],
  'all of servers, all but administer of persons': [
    view,
    { verbs, objectTypes: [server] },
    { verbs: other, objectTypes: persons },
  ],
  'all of servers and clients, all but administer of persons': [
    view,
    { verbs, objectTypes: [server, 'C__OBJTYPE__CLIENT'] },
    { verbs: other, objectTypes: persons },
  ],
  'all of persons': [view, { verbs, objectTypes: persons }],
  'all of persons and servers': [view, { verbs, objectTypes: [...persons, server] }],
  'all in Global': [view, { verbs, categories: [global] }],
  'all in logins and groups': [view, { verbs, categories: [login, groups] }],
  'all in shares, edit of the model': [
    view,
    { verbs, categories: [shares] },
    { verbs: ['create', 'edit'], categories: ['C__CATG__MODEL'] },
  ],
};

/** Answer of a way: whether it is forbidden, or names what the caller may not see as what is not there. */
type Answered = 'allowed' | 'Forbidden' | string;

function answerOf({ error }: RpcAnswer): Answered {
  return error ? String(error.data?.error) : 'allowed';
}

const forbidden = /expected the right to/;

function answerOfRows(answer: RpcAnswer): Answered {
  const [row] = (answer.result as ImportSaved | undefined)?.rows ?? [];
  if (row?.result !== 'rejected') return answerOf(answer);
  return String(row.reason).startsWith('Forbidden') ? 'Forbidden' : String(row.reason);
}

function answerOfPush(answer: RpcAnswer): Answered {
  const pushed = answer.result as ExternalPushed | undefined;
  if (pushed?.success !== false) return answerOf(answer);
  const text = JSON.stringify(pushed.messages);
  return forbidden.test(text) ? 'Forbidden' : text;
}

type Way = 'undo' | 'apply' | 'import' | 'push' | 'template';
type Call = readonly [method: string, params: object];

/** Every way to do what undoing a scene does, all of them without doing it. */
function waysOf({ number, method, row, push, template }: UndoScene): Readonly<Partial<Record<Way, Call>>> {
  const [name, params] = method;
  return {
    undo: ['kataster.changes.revert', { numbers: [number] }],
    apply: ['kataster.changes.apply', { operations: [{ method: name, params }] }],
    ...(row && { import: ['kataster.imports.save', { source: importSource, rows: [row] }] as const }),
    ...(push && { push: ['cmdb.external.push.v2', push] as const }),
    ...(template && { template: ['cmdb.object.create', template[0]] as const }),
  };
}

/** The error of an operation stands in the text of the fault. */
function answerOfOperations(answer: RpcAnswer): Answered {
  return forbidden.test(JSON.stringify(answer.error)) ? 'Forbidden' : answerOf(answer);
}

const readers: Readonly<Partial<Record<Way, (answer: RpcAnswer) => Answered>>> = {
  apply: answerOfOperations,
  import: answerOfRows,
  push: answerOfPush,
};

/** Answers to calls, which are sent in one body as far as one dialect has their methods. */
async function asked(service: TestService, key: string, calls: readonly Call[], options: object): Promise<readonly RpcAnswer[]> {
  const answers: RpcAnswer[] = [];
  const bodies = new Map<string, object[]>();
  for (const [id, [method, params]] of calls.entries()) {
    const endpoint = service.endpoint(dialectFor(method, 'contract'));
    const call = { version: '2.0', id, method, params: { apikey: key, ...params, ...options } };
    bodies.set(endpoint, [...(bodies.get(endpoint) ?? []), call]);
  }
  for (const [endpoint, body] of bodies) {
    const answered: (RpcAnswer & { readonly id: number })[] = JSON.parse(
      (await send(endpoint, { body: JSON.stringify(body) })).text,
    );
    for (const { id, ...answer } of answered) answers[id] = answer;
  }
  return answers;
}

const tried = { dry_run: true };

/** Rights that a way takes of its own, and those of what it does as well. */
const ownNeeds: Readonly<Record<Way, (rights: Rights, scene: UndoScene) => boolean>> = {
  undo: rights => rights.has('edit'),
  apply: () => true,
  import: rights => rights.has('edit'),
  push: (rights, { push }) => rights.permits('edit', String((push as { class?: unknown }).class), global),
  template: rights => rights.has('view'),
};

interface Case {
  readonly name: string;
  readonly kind: keyof typeof restoringMethods;
  readonly direction: Direction;
  readonly make: (world: UndoWorld) => Promise<UndoScene>;
}

const cases: readonly Case[] = Object.entries(undoScenes).flatMap(([kind, directions]) =>
  Object.entries(directions).flatMap(([direction, scenes]) =>
    Object.entries(scenes).map(([what, make]) => ({
      ...{ name: `${kind} ${what} ${direction}`, make },
      kind: kind as Case['kind'],
      direction: direction as Direction,
    })),
  ),
);

for (const engine of engines)
  engine.test(`undoing, and every other way, permits what the methods permit on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
    const world = new UndoWorld(service);
    for (const [name, grants] of Object.entries(keys)) await addKey(service.store, `key with ${name}`, name, { grants });
    const scenes = [];
    for (const each of inTurn(engine, cases)) scenes.push({ ...each, scene: await each.make(world) });
    const counts = new Counts();
    for (const { name, kind, direction, scene } of scenes) {
      sameMethod(t, kind, direction, scene, name);
      for (const [key, grants] of inTurn(engine, Object.entries(keys)))
        await comparedFor(t, service, { name, scene, direction }, [key, grants], counts);
    }
    t.log(counts.text(scenes.length, inTurn(engine, Object.keys(keys)).length));
    t.deepEqual(counts.findings, []);
    const many = isFirst(engine) ? 100 : 10;
    t.true(counts.of('undo Forbidden') > many && counts.of('undo allowed') > many);
  });

const retypedAccess = Object.entries(undoScenes.object.retyped).filter(([what]) => what !== 'server');

for (const engine of engines)
  engine.test(`another type of what gives access takes administration and reach by every way on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
    const world = new UndoWorld(service);
    const lacking: readonly Verb[] = ['administer', 'purge'];
    for (const verb of lacking)
      await addKey(service.store, `key without ${verb}`, verb, { grants: [{ verbs: verbs.filter(each => each !== verb) }] });
    for (const [what, make] of inTurn(engine, retypedAccess))
      for (const isArchived of [false, true]) {
        const scene = await make(world);
        const [, { object }] = scene.method as readonly [string, { readonly object: number }];
        if (isArchived) await world.done('cmdb.object.archive', { object });
        const ways = { method: scene.method, ...waysOf(scene) };
        for (const verb of lacking) {
          const answers = await asked(service, `key without ${verb}`, Object.values(ways), tried);
          for (const [at, way] of Object.keys(ways).entries()) {
            const found = (readers[way as Way] ?? answerOf)(answers[at] ?? {});
            t.is(found, 'Forbidden', `${what}, ${way}, ${verb}: ${JSON.stringify(answers[at])}`);
          }
        }
      }
  });

/** The scene shows the method that the table of undoing names, or one that needs the same right. */
function sameMethod(
  t: ExecutionContext,
  kind: Case['kind'],
  direction: Direction,
  { method: [name] }: UndoScene,
  about: string,
): void {
  const expected = restoringMethods[kind][direction === 'retyped' ? 'edited' : direction];
  t.is(methods[name].permission.verb, methods[expected].permission.verb, about);
}

async function comparedFor(
  t: ExecutionContext,
  service: TestService,
  { name, scene, direction }: Pick<Case, 'name' | 'direction'> & { readonly scene: UndoScene },
  [key, grants]: readonly [string, readonly Grant[]],
  counts: Counts,
): Promise<void> {
  const rights = new Rights(grants);
  const apikey = `key with ${key}`;
  const sending: Call = ['cmdb.object.create', scene.template?.[1] ?? {}];
  const ways = waysOf(scene);
  const [answered, sent, ...answers] = await asked(service, apikey, [scene.method, sending, ...Object.values(ways)], tried);
  for (const [at, way] of (Object.keys(ways) as Way[]).entries()) {
    const answer = answers[at] ?? {};
    const found = (readers[way] ?? answerOf)(answer);
    const expected = answerOf((way === 'template' ? sent : answered) ?? {});
    const about = `${name}, ${way}, ${key}: ${JSON.stringify(answer)} in the place of ${expected}`;
    const isPermitted = expected === 'allowed' && ownNeeds[way](rights, scene);
    const isHidden = found === hidden[way] && isUnseen(rights, way, direction);
    if ((found === 'allowed') !== isPermitted && !isHidden) counts.findings.push(about);
    counts.add(`${way} ${isHidden ? 'not seen' : found}`);
    if (way === 'undo' && found === 'Forbidden' && key === 'view, edit and view')
      await forbiddenAgain(t, service, apikey, ways, about, counts);
  }
}

/** Answers that say no more than that there is no such thing, to callers who may not view it. */
const hidden: Readonly<Partial<Record<Way, Answered>>> = { undo: 'InvalidParameters', import: 'Forbidden' };

/** Purged records come back to callers who may view and administer everything. */
function isUnseen(rights: Rights, way: Way, direction: Direction): boolean {
  if (way !== 'undo') return !rights.has('view');
  return !rights.permitsEverywhere('view') || (direction === 'created' && !rights.permitsEverywhere('administer'));
}

/** A repetition with the same idempotency key is forbidden as the first call was. */
async function forbiddenAgain(
  t: ExecutionContext,
  service: TestService,
  key: string,
  { undo = ['', {}] }: Readonly<Partial<Record<Way, Call>>>,
  about: string,
  counts: Counts,
): Promise<void> {
  const options = { idempotency_key: about.slice(0, 200) };
  const answers = await asked(service, key, [undo, undo], options);
  t.deepEqual(answers.map(answerOf), ['Forbidden', 'Forbidden'], about);
  counts.add('replay Forbidden');
}

/** How often which way was answered how. */
class Counts {
  readonly findings: string[] = [];
  private readonly counts = new Map<string, number>();

  add(what: string): void {
    this.counts.set(what, this.of(what) + 1);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  text(scenes: number, callers: number): string {
    const counts = [...this.counts].sort().map(([what, count]) => `${count} × ${what}`);
    return `${scenes} changes × ${callers} keys: ${counts.join(', ')}`;
  }
}

for (const engine of engines)
  engine.test(`a repeated undo is answered as the first was, and changes nothing, on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
    const world = new UndoWorld(service);
    await addKey(service.store, 'key with everything', 'everything', { grants: [{ verbs }] });
    for (const { name, make } of inTurn(engine, cases)) {
      const { number } = await make(world);
      const undo: Call = ['kataster.changes.revert', { numbers: [number] }];
      const [first, again] = await asked(service, 'key with everything', [undo, undo], { idempotency_key: name });
      t.is((first?.result as Reverted | undefined)?.number, await world.last(), `${name}: ${JSON.stringify(first)}`);
      t.deepEqual(again, first, name);
    }
  });
