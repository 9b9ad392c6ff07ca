import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { iconFolder } from '../catalog/icons.js';
import type { Registry } from '../catalog/registry.js';
import { typeIcons } from '../handlers/present.js';

/** A file that is served as it is. */
export interface ServedFile {
  readonly type: string;
  readonly content: string;
}

/** The icons of all object types by the path they are served at, read once. */
export function iconsOf({ objectTypes }: Registry): ReadonlyMap<string, ServedFile> {
  return new Map(
    objectTypes.map(({ const: constant, icon, color }) => {
      const drawing = readFileSync(join(iconFolder, `${icon}.svg`), 'utf8');
      return [
        `/${typeIcons}/${constant}.svg`,
        { type: 'image/svg+xml', content: drawing.replace('fill="currentColor"', `fill="#${color}"`) },
      ];
    }),
  );
}

/** Serves an icon if the path is one's. */
export function serveIcon(context: Context, icons: ReadonlyMap<string, ServedFile>): boolean {
  const icon = icons.get(context.path);
  if (!icon) return false;
  context.set({ 'Content-Type': icon.type, 'Cache-Control': 'public, max-age=86400' });
  context.body = icon.content;
  return true;
}
