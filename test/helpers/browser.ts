import { existsSync } from 'node:fs';
import type { ExecutionContext } from 'ava';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import test, { afterAllFiles } from './suite.js';
import { hungAfterMs } from './waiting.js';

const { CHROMIUM_PATH: named, CI } = process.env;
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = (named === undefined ? places : [named]).find(existsSync);

if (executablePath === undefined) {
  const missing = `No browser for tests: ${named ?? places.join(', ')} is not there (CHROMIUM_PATH may name another).`;
  if (CI === 'true') throw new Error(`${missing} Under CI nothing may be skipped.`);
  process.stderr.write(`\n  SKIPPED: ${missing}\n  SKIPPED: The documentation is not looked at in a browser.\n\n`);
}

/** A test in a browser, one after another; skipped where there is none. */
export const browserTest = executablePath === undefined ? test.serial.skip : test.serial;

/** A page, and everything that went wrong while it was looked at. */
export interface Watched {
  readonly page: Page;
  /** Errors and warnings of the console, script errors, requests that failed or were for another origin. */
  readonly faults: readonly string[];
}

let started: Promise<Browser> | undefined;
afterAllFiles(async () => (await started)?.close());

/** One for all files, as it takes long to start: each page has a profile of its own. */
function browser(): Promise<Browser> {
  started ??= chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  return started;
}

/** Nothing moves slowly, and the window is low: a large one is painted anew with every key that is pressed. */
const usual = { locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1024, height: 400 } } as const;

/** A page of a fresh browser profile that may load from this origin alone; it ends with the test. */
export async function watchedPage(t: ExecutionContext, origin: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await (await browser()).newContext({ ...usual, ...options });
  context.setDefaultTimeout(hungAfterMs);
  t.teardown(() => context.close());
  const faults = watch(context, origin);
  return { page: await context.newPage(), faults };
}

function watch(context: BrowserContext, origin: string): readonly string[] {
  const faults: string[] = [];
  context.on('console', message => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', failure => faults.push(`script: ${failure.error().message}`));
  context.on('request', request => {
    if (new URL(request.url()).origin !== origin) faults.push(`request to ${request.url()}`);
  });
  context.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return faults;
}
