import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { GuideArticle } from '../../src/site/articles/guide-articles.js';
import { type GuideCall, type GuideStep, stepsOf } from '../../src/site/articles/guide-steps.js';
import { shownKey, shownService } from '../../src/site/markup/placeholders.js';
import { temporaryFolder } from './databases.js';
import { type RunningService, serve } from './process.js';
import { testKey } from './service.js';
import { isAsShown, lastOf, withLast } from './shown-values.js';

/** The place where a guide is carried out: a folder with the program, and a fresh service that starts with the first call. */
class Trial {
  readonly folder: string;
  readonly answers: unknown[] = [];
  #printed = '';
  #service: RunningService | undefined;
  readonly #t: ExecutionContext;

  constructor(t: ExecutionContext) {
    this.#t = t;
    this.folder = temporaryFolder(t);
    mkdirSync(join(this.folder, 'bin'));
    const program = join(this.folder, 'bin', 'kataster');
    writeFileSync(program, `#!/bin/sh\nexec ${process.execPath} ${resolve('dist/src/main.js')} "$@"\n`);
    chmodSync(program, 0o755);
  }

  /** The database, and the catalogue of the site where the guide made one. */
  get environment(): Readonly<Record<string, string>> {
    const own = join(this.folder, 'catalog');
    mkdirSync(own, { recursive: true });
    return {
      KATASTER_DATABASE: `sqlite:${join(this.folder, 'kataster.sqlite')}`,
      KATASTER_DEFAULT_DATA: 'yes',
      KATASTER_CATALOG: own,
    };
  }

  async service(): Promise<RunningService> {
    this.#service ??= await serve(this.#t, this.environment);
    return this.#service;
  }

  async call({ method, params, isWithNewKey }: GuideCall): Promise<void> {
    const { call } = await this.service();
    const key = isWithNewKey ? { apikey: String(lastOf(this.answers, 'key')) } : {};
    this.answers.push(await call(method, { ...withLast(params, this.answers), ...key } as object));
  }

  async run(text: string): Promise<void> {
    const url = text.includes(shownService) ? (await this.service()).url : shownService;
    const script = text.replaceAll(shownService, url).replaceAll(shownKey, testKey);
    const env = {
      ...this.environment,
      ...packageCaches(this.folder),
      HOME: process.env.HOME,
      PATH: `${join(this.folder, 'bin')}:${process.env.PATH}`,
      KATASTER_PORT: '0',
    };
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', part => (this.#printed += part));
    const [code] = await once(child, 'close');
    if (!this.#printed.startsWith('kataster: ')) this.#t.is(code, 0, `${text}\n${this.#printed}`);
  }

  get printed(): string {
    return this.#printed.trimEnd();
  }
}

/** Settings by which package managers keep nothing beyond a folder: an earlier build may have had other contents under the same version. */
export function packageCaches(folder: string): Readonly<Record<string, string>> {
  const cache = (name: string): string => join(folder, '.cache', name);
  return { PIP_NO_CACHE_DIR: '1', COMPOSER_CACHE_DIR: cache('composer'), GOMODCACHE: cache('go'), GOFLAGS: '-modcacherw' };
}

/** Carries a guide out in the order of its page, on a fresh service, and compares what comes back with what the page shows. */
export async function carryOut(t: ExecutionContext, { text }: Pick<GuideArticle, 'text'>): Promise<number> {
  const trial = new Trial(t);
  const steps = stepsOf(text);
  for (const [at, step] of steps.entries()) {
    await carryOutStep(t, trial, step);
    if (step.kind === 'call' && steps[at + 1]?.kind !== 'answer') t.like(trial.answers.at(-1), { error: undefined }, step.method);
  }
  return steps.length;
}

async function carryOutStep(t: ExecutionContext, trial: Trial, step: GuideStep): Promise<void> {
  switch (step.kind) {
    case 'call':
      return trial.call(step);
    case 'answer':
      return compare(t, trial.answers.at(-1), step.answer);
    case 'run':
      return trial.run(step.text);
    case 'printed':
      return compare(t, trial.printed, step.text);
    case 'file':
      mkdirSync(dirname(join(trial.folder, step.path)), { recursive: true });
      writeFileSync(join(trial.folder, step.path), `${step.text}\n`);
  }
}

function compare(t: ExecutionContext, given: unknown, shown: unknown): void {
  if (isAsShown(given, shown)) t.pass();
  else t.deepEqual(given, shown);
}
