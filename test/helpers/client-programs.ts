import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from './scope.js';

/** A language that has a client, and how a program in it is run. */
export interface ClientLanguage {
  readonly name: string;
  /** The interpreter or compiler; `undefined` for Node, which is always there. */
  readonly needs: string | undefined;
  /** The files of a folder in which the program runs, by what they are copies of. */
  readonly files: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

const programs = join('test', 'conformance');

/** Every language that has a client. */
export const clientLanguages: readonly ClientLanguage[] = [
  {
    name: 'TypeScript',
    needs: undefined,
    files: {},
    command: [process.execPath, join(import.meta.dirname, '../conformance/program.js')],
  },
  {
    name: 'Python',
    needs: 'python3',
    files: { 'kataster.py': 'dist/docs/clients/kataster.py', 'program.py': join(programs, 'program.py') },
    command: ['python3', '-W', 'error', '-B', 'program.py'],
  },
  {
    name: 'PHP',
    needs: 'php',
    files: { 'kataster.php': 'dist/docs/clients/kataster.php', 'program.php': join(programs, 'program.php') },
    command: ['php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', 'program.php'],
  },
  {
    name: 'Go',
    needs: 'go',
    files: {
      'go.mod': join(programs, 'go.mod'),
      'kataster/kataster.go': 'dist/docs/clients/kataster.go',
      'program.go': join(programs, 'program.go'),
    },
    command: ['go', 'run', 'program.go'],
  },
];

/** Exit code and output of a program. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs a program in a folder that holds copies of its files, and is gone after the test. */
export function runIn(t: Scope, { files, command }: ClientLanguage, environment: Readonly<Record<string, string>>): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  for (const [name, source] of Object.entries(files)) cpSync(source, join(folder, name), { recursive: true });
  const [file = '', ...words] = command;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  return new Promise(resolve => {
    const child = execFile(file, words, { cwd: folder, env }, (error, out, errors) =>
      resolve({ code: child.exitCode ?? 1, out, errors: error && errors === '' ? error.message : errors }),
    );
  });
}
