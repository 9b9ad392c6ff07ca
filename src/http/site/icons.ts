import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { iconFolder } from '../../catalog/icons.js';
import type { Registry } from '../../catalog/registry.js';
import { typeIcons } from '../../handlers/present.js';

const beginning = `/${typeIcons}/`;
const ending = '.svg';

/** Whether a path is one of the icons of the object types. */
export function isIcon(path: string, registry: Registry): boolean {
  return typeAt(path, registry) !== undefined;
}

function typeAt(path: string, registry: Registry): ReturnType<Registry['objectType']> {
  if (!path.startsWith(beginning) || !path.endsWith(ending)) return undefined;
  const name = path.slice(beginning.length, -ending.length);
  const type = registry.objectType(name);
  return type?.const === name ? type : undefined;
}

/** Drawings by the names of icons; each is read when it is first asked for. */
const drawings = new Map<string, string>();

function drawingOf(icon: string): string {
  const drawing = drawings.get(icon) ?? readFileSync(join(iconFolder, `${icon}.svg`), 'utf8');
  drawings.set(icon, drawing);
  return drawing;
}

/** Serves the icon of an object type of this catalogue in its colour, if the path is one's. A schema may change both, so browsers keep it briefly. */
export function serveIcon(context: Context, registry: Registry): boolean {
  const type = typeAt(context.path, registry);
  if (!type) return false;
  context.set({ 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=60' });
  context.body = drawingOf(type.icon).replace('fill="currentColor"', `fill="#${type.color}"`);
  return true;
}
