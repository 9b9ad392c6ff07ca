import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { iconFolder } from '../../catalog/icons.js';
import type { Registry } from '../../catalog/registry.js';
import { typeIcons } from '../../handlers/present.js';

/** A file that is served as it is. */
export interface ServedFile {
  readonly type: string;
  readonly content: string;
}

/** The icons of object types by the path they are served at; each is read when it is first asked for. */
export interface Icons {
  get(path: string): ServedFile | undefined;
}

/** The icons of all object types, in their colours. */
export function iconsOf({ objectTypes }: Registry): Icons {
  const types = new Map(objectTypes.map(type => [`/${typeIcons}/${type.const}.svg`, type]));
  const read = new Map<string, ServedFile>();
  return {
    get(path) {
      const type = types.get(path);
      const icon = read.get(path) ?? (type && { type: 'image/svg+xml', content: drawingOf(type) });
      if (icon) read.set(path, icon);
      return icon;
    },
  };
}

function drawingOf({ icon, color }: Registry['objectTypes'][number]): string {
  return readFileSync(join(iconFolder, `${icon}.svg`), 'utf8').replace('fill="currentColor"', `fill="#${color}"`);
}

/** Serves an icon if the path is one's. */
export function serveIcon(context: Context, icons: Icons): boolean {
  const icon = icons.get(context.path);
  if (!icon) return false;
  context.set({ 'Content-Type': icon.type, 'Cache-Control': 'public, max-age=86400' });
  context.body = icon.content;
  return true;
}
