import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMarksInPlace } from '../src/discovery/schema-marks.js';
import { breaksBetween } from './compatibility/methods.js';
import { mayBreak } from './compatibility/versions.js';
import type { Document, Info } from './generate/document/document.js';

const lastRelease = join('scripts', 'compatibility', 'last-release.json');

const [first, ...others] = process.argv.slice(2);
if (first === '--release') copyFileSync('openrpc.json', lastRelease);
else if (first === undefined && !existsSync(lastRelease)) console.log('No version was released yet: nothing can break.');
else process.exitCode = compare(first ?? lastRelease, others[0] ?? 'openrpc.json');

/** Prints what breaks; 1 where the version does not say so. */
function compare(before: string, after: string): number {
  const [old, now] = [documentAt(before), documentAt(after)];
  const breaks = breaksBetween(old, now);
  for (const { place, what } of breaks) console.log(`${place}: ${what}`);
  const versions = [old.info.version, now.info.version] as const;
  console.log(`${breaks.length === 0 ? 'Nothing breaks' : `Broken places: ${breaks.length},`} from ${versions.join(' to ')}.`);
  if (breaks.length === 0 || mayBreak(...versions)) return 0;
  console.log(
    'A version that breaks something raises its first number, before 1.0 its second one, in package.json and openrpc.json.',
  );
  return 1;
}

interface VersionedDocument extends Document {
  readonly info: Info;
}

function documentAt(path: string): VersionedDocument {
  return withMarksInPlace(JSON.parse(readFileSync(path, 'utf8')));
}
