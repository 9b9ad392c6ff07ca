import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Scope } from '../scope.js';
import { testKey } from '../service.js';
import { emptyCopy, type FollowedCopy } from './copy.js';

const program = fileURLToPath(new URL('./program.js', import.meta.url));

/** A follower that is killed and started again. It ends with the test. */
export class Follower {
  private child: ChildProcess;
  private readonly url: string;
  private readonly path: string;

  constructor(t: Scope, url: string, path: string) {
    this.url = url;
    this.path = path;
    this.child = this.started();
    const kill = (): boolean => this.child.kill('SIGKILL');
    process.once('exit', kill);
    t.teardown(() => {
      process.off('exit', kill);
      kill();
    });
  }

  /** Its copy as it was saved last. */
  get copy(): FollowedCopy {
    return existsSync(this.path) ? JSON.parse(readFileSync(this.path, 'utf8')) : emptyCopy();
  }

  restart(): void {
    this.child.kill('SIGKILL');
    this.child = this.started();
  }

  private started(): ChildProcess {
    return spawn(process.execPath, [program, this.url, testKey, this.path], { stdio: 'inherit' });
  }
}
