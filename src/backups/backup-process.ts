import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/** The program that writes a backup when it is called with the word `backup` and a path. */
export interface BackupProgram {
  readonly path: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** A backup that came to nothing, with what the program said. */
export class BackupFailed extends Error {}

const endOfWords = 2000;

/** Writes backups in processes of their own, one at a time. Whoever calls the service comes before them. */
export class BackupProcess {
  private readonly program: BackupProgram;
  private child: ChildProcess | undefined;

  constructor(program: BackupProgram) {
    this.program = program;
  }

  /** @throws BackupFailed */
  async write(file: string): Promise<void> {
    const { path, environment: env } = this.program;
    const child = spawn(process.execPath, [...process.execArgv, path, 'backup', file], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-endOfWords);
    });
    try {
      const ended = once(child, 'close');
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
      if (code !== 0) throw new BackupFailed(words.trim() || `ended with ${signal ?? `code ${code}`}`);
    } finally {
      this.child = undefined;
    }
  }

  /** Ends what is being written; nothing of it is left but a file that the next backup removes. */
  stop(): void {
    this.child?.kill('SIGKILL');
  }
}
