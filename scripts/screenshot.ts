import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { Kataster } from '../generated/client.js';

/** Takes the picture of the README: a rack in the console of a fresh service. */
const picture = join('src', 'site', 'pictures', 'console.png');
const key = 'key-of-the-screenshot';

/** Devices from below: type, title, height, and the sides that they take. */
const devices = [
  ['C__OBJTYPE__UPS', 'UPS 1', 3, 'both'],
  ['C__OBJTYPE__SAN', 'Storage 1', 4, 'both'],
  ['C__OBJTYPE__SERVER', 'Hypervisor 1', 2, 'both'],
  ['C__OBJTYPE__SERVER', 'Hypervisor 2', 2, 'both'],
  ['C__OBJTYPE__SERVER', 'Backup server', 2, 'front'],
  ['C__OBJTYPE__SERVER', 'Web server 1', 1, 'front'],
  ['C__OBJTYPE__SERVER', 'Web server 2', 1, 'front'],
  ['C__OBJTYPE__SWITCH', 'Core switch 1', 1, 'front'],
  ['C__OBJTYPE__SWITCH', 'Core switch 2', 1, 'front'],
  ['C__OBJTYPE__PATCH_PANEL', 'Patch panel A', 1, 'front'],
  ['C__OBJTYPE__PATCH_PANEL', 'Patch panel B', 1, 'rear'],
] as const;
const sides = { rear: 0, front: 1, both: 2 } as const;
const units = 22;
const across = { option: 'C__RACK_INSERTION__HORIZONTAL' } as const;

const folder = mkdtempSync(join(tmpdir(), 'kataster-screenshot-'));
const environment = {
  ...process.env,
  KATASTER_DATABASE: `sqlite:${join(folder, 'kataster.sqlite')}`,
  KATASTER_API_KEY: key,
  KATASTER_PORT: '0',
  KATASTER_LOG: 'warn',
};

try {
  await pictureOfService();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function pictureOfService(): Promise<void> {
  const service = spawn(process.execPath, ['dist/src/main.js', 'serve'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  try {
    for await (const line of createInterface(service.stdout)) {
      const url = /^kataster listens on (\S+)/.exec(line)?.[1];
      if (url !== undefined) return await take(url);
    }
  } finally {
    service.kill('SIGTERM');
    await ended;
  }
}

async function take(url: string): Promise<void> {
  const rack = await rackOf(new Kataster({ url: `${url}/jsonrpc`, apikey: key }));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce' });
    await page.goto(`${url}/places/${rack}`);
    await page.getByRole('button', { name: 'With a key' }).click();
    await page.locator('#sign-in-key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('svg.rack').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: picture });
  } finally {
    await browser.close();
  }
}

async function rackOf({ cmdb }: Kataster): Promise<string> {
  const { id: rack } = await cmdb.object.create({
    type: 'C__OBJTYPE__ENCLOSURE',
    title: 'Rack 1',
    categories: { C__CATG__FORMFACTOR: { rackunits: units } },
  });
  let unit = 1;
  for (const [type, title, rackunits, side] of devices) {
    const place = { ...across, parent: rack, insertion: sides[side], pos: unit };
    await cmdb.object.create({ type, title, categories: { C__CATG__FORMFACTOR: { rackunits }, C__CATG__LOCATION: place } });
    unit += rackunits;
  }
  return rack;
}
