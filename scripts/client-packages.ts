import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientPackages, type PackagedLanguage, packClient } from './client-packages/packages.js';

/** Makes the packages of the clients in dist/clients: all of them, or those of the languages that are named. */
const named = process.argv.slice(2).filter(word => word !== '--pack');
const known = Object.keys(clientPackages);
const unknown = named.find(word => !known.includes(word));

if (unknown === undefined) for (const language of named.length > 0 ? named : known) pack(language);
else {
  console.error(`${unknown}: there are clients for ${known.join(', ')}`);
  process.exitCode = 1;
}

function pack(language: string): void {
  for (const [name, content] of Object.entries(packClient(language as PackagedLanguage))) {
    const path = join('dist', 'clients', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(path);
  }
}
