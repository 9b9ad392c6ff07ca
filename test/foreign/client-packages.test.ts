import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { clientPackages, type PackagedLanguage, packClient, pythonWithWheel } from '../../scripts/client-packages/packages.js';
import { carryOut } from '../helpers/guide-runs.js';
import { interpreterIsHere, isHere } from '../helpers/interpreters.js';

/** Programs that the README of each client needs. */
const needed: Readonly<Record<PackagedLanguage, readonly string[]>> = {
  typescript: ['npm'],
  python: ['python3'],
  php: ['php', 'composer'],
  go: ['go'],
};
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

for (const [language, programs] of Object.entries(needed) as [PackagedLanguage, readonly string[]][]) {
  if (!programs.every(interpreterIsHere)) continue;
  if (language === 'python' && !isHere('setuptools with wheel', pythonWithWheel() !== undefined)) continue;
  test.serial(`the package of the client for ${language} does what its README says on a fresh service`, async t => {
    t.timeout(180_000);
    const readme = join('src', 'clients', clientPackages[language].source, 'README.md');
    const text = readFileSync(readme, 'utf8').replaceAll('{version}', version);
    const steps = await carryOut(t, { text }, folder => {
      t.true(existsSync(join(folder, packClient(language, folder))));
    });
    t.true(steps >= 6);
  });
}
