import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, resolve } from 'node:path';
import type { ExecutionContext } from 'ava';
import { inLine } from '../src/cli/call-failures.js';
import { openStore } from '../src/store/open.js';
import { outcomeOf } from './helpers/commands.js';
import { patientLimits } from './helpers/patience.js';
import { run, serve } from './helpers/process.js';
import { emptySqlite } from './helpers/sqlite.js';
import { busy, type Reaction, refusal, stubbedAt, success, unknown } from './helpers/stub.js';
import test from './helpers/suite.js';

const command = ['object-type', 'template', 'C__OBJTYPE__SERVER'];
const worked = { said: 'The default template of C__OBJTYPE__SERVER is not set.\n', refusal: undefined };

interface Place {
  readonly environment: { readonly KATASTER_DATABASE: string };
  readonly path: string;
  readonly socketPath: string;
}

async function place(t: ExecutionContext): Promise<Place> {
  const url = await emptySqlite(t);
  const path = url.slice('sqlite:'.length);
  return { environment: { KATASTER_DATABASE: url }, path, socketPath: `${path}.socket` };
}

/** Reactions of a server at the socket, and the message of the command. */
const answers: Readonly<Record<string, readonly [reaction: Reaction, line: RegExp]>> = {
  'ends before it answers': ['hang up', /^the service ended before it answered; whether it did what was asked is not known/],
  'is too busy': [busy, /^Busy: too much is waiting$/],
  'does not know what became of it': [
    unknown,
    /^Outcome unknown: the storage did not say whether this was saved \(read first\)$/,
  ],
  'is of another version': [
    refusal(-32601, "Method not found: 'x'", { error: 'MethodNotFound' }),
    /^the service that runs is of another version; restart it/,
  ],
  'answers no JSON': [{ exactly: 'no JSON' }, /^what listens beside the database does not answer as a service would/],
  'answers no JSON-RPC': [{ exactly: '[]' }, /^what listens beside the database does not answer as a service would/],
  'failed in a way nobody expected': [refusal(-32603, 'Internal error', { correlation: '1' }), /^Internal error$/],
};

for (const [what, [reaction, line]] of Object.entries(answers))
  test.serial(`what listens at the socket ${what}: one line says so, and nothing is done on the file`, async t => {
    const { environment, path, socketPath } = await place(t);
    await stubbedAt(t, { path: socketPath }, [reaction]);
    const { said, refusal: told = '' } = await outcomeOf(command, environment);
    t.is(said, '');
    t.regex(told, line);
    t.notRegex(told, /\n/);
    t.false(existsSync(`${path}-wal`));
  });

test('a service that says nothing is not waited for without end', t => {
  const told = inLine(AbortSignal.abort().reason);
  t.regex(told instanceof Error ? told.message : '', /^the service did not answer in time; whether/);
});

test.serial('a service that is busy for a moment is asked again', async t => {
  const { environment, socketPath } = await place(t);
  const result = { id: '5', const: 'C__OBJTYPE__SERVER', title: 'Server', default_template: null };
  const { requests } = await stubbedAt(t, { path: socketPath }, [busy, busy, success(result)]);
  t.deepEqual(await outcomeOf(command, environment), worked);
  t.is(requests.length, 3);
});

test.serial('beside the socket of a process that was killed, commands work on the file', async t => {
  const { environment, socketPath } = await place(t);
  const server = createServer();
  await new Promise<void>(resolve => server.listen(`${socketPath}.first`, resolve));
  // Closing removes the name it was bound to: the other one stays, and nobody listens there.
  renameSync(`${socketPath}.first`, socketPath);
  await new Promise(resolve => server.close(resolve));
  t.true(existsSync(socketPath));
  t.deepEqual(await outcomeOf(command, environment), worked);
});

test.serial('where a process without a socket has the file, commands wait for its end, and say so after a while', async t => {
  const { environment } = await place(t);
  const other = await openStore({ url: environment.KATASTER_DATABASE, durability: 'fast', limits: patientLimits });
  const { refusal: told = '' } = await outcomeOf(command, environment);
  t.regex(told, /^sqlite:\S+ is in use by a process that takes no calls \([^\n]+\): try again, or stop it first$/);
  const waiting = outcomeOf(command, environment);
  await other.close();
  t.deepEqual(await waiting, worked);
});

const isRoot = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;
const nobody = 65_534;
if (!isRoot)
  process.stderr.write('\n  SKIPPED: only root becomes another user; that a socket is refused to others is not tested.\n\n');
const asRoot = isRoot ? test.serial : test.skip;
const stranger = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
// A checkout may stand in a folder that other users may not enter, such as the home of root.
const isReadable = isRoot && spawnSync('setpriv', [...stranger.slice(1), 'test', '-r', resolve('dist/src/main.js')]).status === 0;
const asStranger = isReadable ? test.serial : test.skip;
if (isRoot && !isReadable)
  process.stderr.write(
    '\n  SKIPPED: no other user can read the program here; that a socket is refused to others is not tested.\n\n',
  );

asStranger('who may not use the socket is told to be the user of the service', async t => {
  const { environment, path, socketPath } = await place(t);
  chmodSync(dirname(path), 0o755);
  await serve(t, environment);
  const stderr = `kataster: this user may not call the service at ${socketPath}; run the command as the user of the service\n`;
  t.deepEqual(await run(t, command, environment, stranger).ended, { code: 1, stdout: '', stderr });
});

asRoot('nothing is sent to a socket that another user made', async t => {
  const { environment, socketPath } = await place(t);
  const { requests } = await stubbedAt(t, { path: socketPath }, [success({})]);
  chownSync(socketPath, nobody, nobody);
  const { refusal: told = '' } = await outcomeOf(command, environment);
  t.regex(told, /belongs to another user than the database; remove it/);
  t.is(requests.length, 0);
});
