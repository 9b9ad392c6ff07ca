import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the drawings of object types are: one SVG file per icon name. */
export const iconFolder = join(dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')), 'icons');

/** Every name an object type may give as its icon. */
export const iconNames: ReadonlySet<string> = new Set(readdirSync(iconFolder).map(file => file.replace(/\.svg$/, '')));
