import { appendFileSync, readFileSync } from 'node:fs';
import ava, { type ExecutionContext } from 'ava';
import { lastTitle } from '../../scripts/run-tests/results.js';

/** A test as it was declared. */
interface Declaration {
  readonly title: string;
  readonly body: (t: ExecutionContext) => unknown;
  readonly isSkipped: boolean;
}

/** What follows `test` where files of a group declare one. What their tests share is made by `onceForAll`, and not before or after them. */
const groupedKinds: ReadonlySet<string> = new Set(['serial', 'skip']);

/** Tests of the file of a group that is being imported; none where a file runs by itself. */
let collected: Declaration[] | undefined;

/** How test files declare tests: to ava, or to the group whose files share a thread, as to start one takes longer than most tests. */
const test = declaring(ava, []);
export default test;

function declaring<Declare extends object>(declare: Declare, kinds: readonly string[]): Declare {
  return new Proxy(declare, {
    get: (target, key) => {
      const member = Reflect.get(target, key);
      return typeof member === 'function' && typeof key === 'string' ? declaring(member, [...kinds, key]) : member;
    },
    apply: (target, self, args) => {
      if (collected !== undefined) {
        const unknown = kinds.find(kind => !groupedKinds.has(kind));
        if (unknown !== undefined) throw new Error(`test.${kinds.join('.')}: files of a group cannot have ${unknown}`);
        const [title, body] = args;
        return void collected.push({ title, body, isSkipped: kinds.includes('skip') });
      }
      declareEnd();
      return Reflect.apply(target as never, self, args);
    },
  });
}

type End = () => Promise<unknown>;

/** What ends after the tests of each file, the last that was begun first. */
const endsOfFile: End[] = [];
/** What ends after the tests of all files, which they had in turn. */
const endsOfThread: End[] = [];

/** Ends, after the tests of each file, what they shared; it ends before what was there when it was declared. */
export function afterEachFile(end: End): void {
  endsOfFile.unshift(end);
}

/** Ends, after the tests of all files of this thread, what they had in turn. */
export function afterAllFiles(end: End): void {
  endsOfThread.unshift(end);
}

async function endAll(ends: readonly End[]): Promise<void> {
  for (const end of ends) await end();
}

let isEnded = false;

/** Declares what ends after all tests: with them, as ava takes no declaration later. */
function declareEnd(): void {
  if (!isEnded) ava.after.always(() => endAll([...endsOfFile, ...endsOfThread]));
  isEnded = true;
}

/** A test file: the name with which the titles of its tests begin, and its address. */
export interface GroupedFile {
  readonly name: string;
  readonly url: string;
}

/** Imports files and declares their tests, one after another, each title with the name of its file before it. */
export async function declareFiles(files: readonly GroupedFile[]): Promise<void> {
  const found: (() => void)[] = [];
  for (const { name, url } of files) {
    const begun = processorMs();
    const declarations: Declaration[] = [];
    collected = declarations;
    await import(url);
    const importMs = processorMs() - begun;
    found.push(() => declareFile(name, declarations, importMs));
  }
  collected = undefined;
  declareEnd();
  for (const declare of found) declare();
}

function declareFile(name: string, declarations: readonly Declaration[], importMs: number): void {
  let begunMs: number | undefined;
  for (const { title, body, isSkipped } of declarations) {
    if (isSkipped) ava.serial.skip(`${name} › ${title}`, body);
    else
      ava.serial(`${name} › ${title}`, t => {
        begunMs ??= processorMs();
        return body(t);
      });
  }
  ava.serial(`${name} › ${lastTitle}`, async t => {
    await endAll(endsOfFile);
    noteCosts(name, importMs + (begunMs === undefined ? 0 : processorMs() - begunMs));
    t.pass();
  });
}

const tickMs = 10;

/** Processor time of this thread, as Linux counts it in fields 14 and 15 of its state (proc_pid_stat(5)); 0 elsewhere. Programs and threads that a test starts are not counted. */
function processorMs(): number {
  try {
    const [, fields = ''] = readFileSync('/proc/thread-self/stat', 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) * tickMs;
  } catch {
    return 0;
  }
}

/** The runner names a file for how much of the processor each took. */
function noteCosts(name: string, ms: number): void {
  const { KATASTER_TEST_COSTS: path } = process.env;
  if (path !== undefined) appendFileSync(path, `${JSON.stringify({ name, processorMs: ms })}\n`);
}
