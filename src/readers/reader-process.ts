import { type ChildProcess, fork } from 'node:child_process';
import { type JobReply, resultIn } from './messages.js';

/** Program of reader processes. */
export interface ReaderProgram {
  /** Path of the module. */
  readonly path: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** A process that could not be started, or is gone; why stands on its standard error, if it said so. */
export class ReaderEnded extends Error {
  constructor(reason: string) {
    super(`A reader process ended: ${reason}`);
  }
}

/** A process that reads, one job at a time. Killing it ends whatever it does, also a statement that the driver cannot interrupt. */
export class ReaderProcess<Result> {
  /** It still runs and takes jobs. */
  isAlive = true;
  private readonly child: ChildProcess;
  /** It was started; a failed start is reported by the first job. */
  readonly ready: Promise<void>;
  private settle: { readonly resolve: (reply: JobReply<Result>) => void; readonly reject: (error: Error) => void } | undefined;

  constructor({ path, environment }: ReaderProgram) {
    this.child = fork(path, [], {
      env: environment,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.ready = new Promise((resolve, reject) => {
      this.child.once('message', () => resolve());
      this.child.once('error', ({ message }) => reject(new ReaderEnded(message)));
      this.child.once('exit', () => reject(new ReaderEnded('before it was ready')));
    });
    // Prevents an unhandled rejection.
    this.ready.catch(() => {});
    this.child.on('message', (message: JobReply<Result>) => this.settle?.resolve(message));
    this.child.on('error', ({ message }) => this.onEnd(message));
    this.child.on('exit', (code, signal) => this.onEnd(`with ${signal ?? `code ${code}`}`));
  }

  /**
   * Carries out a job and answers its result.
   * @throws RpcError as the job threw it, ReaderEnded
   */
  async run(job: object): Promise<Result> {
    await this.ready;
    if (!this.isAlive) throw new ReaderEnded('before its job');
    const reply = await new Promise<JobReply<Result>>((resolve, reject) => {
      this.settle = { resolve, reject };
      this.child.send(job, error => error && reject(new ReaderEnded(error.message)));
    });
    this.settle = undefined;
    return resultIn(reply);
  }

  /** Ends the process at once; resolves when it is gone. */
  kill(): Promise<void> {
    this.isAlive = false;
    if (this.child.exitCode !== null || this.child.signalCode !== null || this.child.pid === undefined) return Promise.resolve();
    const gone = new Promise<void>(resolve => this.child.once('exit', () => resolve()));
    this.child.kill('SIGKILL');
    return gone;
  }

  private onEnd(reason: string): void {
    this.isAlive = false;
    this.settle?.reject(new ReaderEnded(reason));
    this.settle = undefined;
  }
}
