import { appendFileSync, readFileSync } from 'node:fs';
import ava, { type ExecutionContext } from 'ava';
import { lastTitle } from '../../scripts/run-tests/results.js';

type Body = (t: ExecutionContext) => unknown;

/** A test, or what follows the tests of a file, as it was declared. */
interface Declaration {
  /** Parts of its name after `test`: `serial`, `skip`, `after`, `always`. */
  readonly kinds: readonly string[];
  readonly args: readonly unknown[];
}

/** What is declared for files of a group. What tests of a file share is made by `onceForAll`, not before them. */
const groupedKinds: ReadonlySet<string> = new Set(['serial', 'skip', 'after', 'always']);

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
        return void collected.push({ kinds, args });
      }
      declareEnd();
      return Reflect.apply(target as never, self, args);
    },
  });
}

type End = () => Promise<unknown>;

/** What ends after the tests of each file. */
const endsOfFile: End[] = [];
/** What ends after the tests of all files, which they had in turn. */
const endsOfThread: End[] = [];

/** Ends, after the tests of each file, what they shared. */
export function afterEachFile(end: End): void {
  endsOfFile.push(end);
}

/** Ends, after the tests of all files of this thread, what they had in turn. */
export function afterAllFiles(end: End): void {
  endsOfThread.push(end);
}

async function inTurn(ends: readonly End[]): Promise<void> {
  for (const end of ends) await end();
}

let isEnded = false;

/** Declares what ends after all tests: with them, as ava takes no declaration later. */
function declareEnd(): void {
  if (!isEnded) ava.after.always(() => inTurn([...endsOfFile, ...endsOfThread]));
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
  const last: Body[] = [];
  for (const { kinds, args } of declarations) {
    const [title, body] = typeof args[0] === 'string' ? [args[0], args[1] as Body] : ['', args[0] as Body];
    if (kinds.includes('after')) last.push(body);
    else if (kinds.includes('skip')) ava.serial.skip(`${name} › ${title}`, body);
    else
      ava.serial(`${name} › ${title}`, t => {
        begunMs ??= processorMs();
        return body(t);
      });
  }
  ava.serial(`${name} › ${lastTitle}`, async t => {
    for (const body of last) await body(t);
    await inTurn(endsOfFile);
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
