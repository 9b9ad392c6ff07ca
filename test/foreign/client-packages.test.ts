import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientPackages, type PackagedLanguage, packClient } from '../../scripts/client-packages/packages.js';
import { carryOut } from '../helpers/guide-runs.js';
import { interpreterIsHere } from '../helpers/interpreters.js';
import test from '../helpers/suite.js';

/** Programs that the README of each client needs. */
const needed: Readonly<Record<PackagedLanguage, readonly string[]>> = {
  typescript: ['npm'],
  python: ['python3'],
  php: ['php', 'composer'],
  go: ['go'],
};
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const languages = Object.keys(clientPackages) as PackagedLanguage[];

for (const language of languages.filter(each => needed[each].every(interpreterIsHere)))
  test.serial(`the package of the client for ${language} does what its README says with a fresh service`, async t => {
    const text = readFileSync(join('src', 'clients', language, 'README.md'), 'utf8').replaceAll('{version}', version);
    const steps = await carryOut(t, { text });
    t.true(steps >= 6);
  });

test('the documentation has the packages that `npm run clients` makes, byte by byte', t => {
  for (const language of languages)
    for (const [path, content] of Object.entries(packClient(language)))
      t.true(readFileSync(join('dist', 'docs', 'clients', path)).equals(content), path);
});
