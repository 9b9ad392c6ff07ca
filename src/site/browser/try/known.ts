import { keepInTab, ofTab } from '../page/tab.js';
import type { Request } from './request.js';
import type { Values } from './values.js';

/** An object or an entry that was met in this tab. */
export interface Known {
  readonly kind: 'object' | 'entry';
  readonly id: string;
  readonly title: string;
  /** The constant of an object's type, or its id: as it was met. */
  readonly type?: string;
  /** Object and category of an entry. */
  readonly object?: string;
  readonly category?: string;
}

const most = 40;

/** Ids that calls of this tab sent or received, the latest first. */
export function known(): readonly Known[] {
  try {
    return JSON.parse(ofTab('known') || '[]');
  } catch {
    return [];
  }
}

/** Remembers what a call was about and what it made. What was purged is not there any more. Scripts hear `knownchange` of the document. */
export function learn(request: Request, result: unknown): void {
  const { method, params } = request;
  const isPurged = method.endsWith('purge') || String(params.status).endsWith('PURGE');
  keepInTab('known', JSON.stringify(isPurged ? without(params) : withFound(params, result).slice(0, most)));
  document.dispatchEvent(new Event('knownchange'));
}

function withFound(params: Values, result: unknown): readonly Known[] {
  const object = text(params.object ?? params.objID);
  const category = text(params.category);
  const found = [result].flat().flatMap(each => knownIn(each, params, object, category));
  const used = known().filter(each => each.kind === 'object' && each.id === object);
  const first = [...found, ...used];
  return [...first, ...known().filter(each => !first.some(other => other.kind === each.kind && other.id === each.id))];
}

function without(params: Values): readonly Known[] {
  const kind = 'category' in params ? 'entry' : 'object';
  const id = text(kind === 'entry' ? (params.entry ?? params.cateID) : (params.object ?? params.id));
  return known().filter(each => each.kind !== kind || each.id !== id);
}

function knownIn(value: unknown, params: Values, object: string, category: string): Known[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, title, entry, objID, sysid, objecttype, type = objecttype } = value as Values;
  if (objID !== undefined) return [{ kind: 'entry', id: text(id), title: text(title), object: text(objID), category }];
  if (object !== '' && category !== '' && (entry ?? id) !== undefined)
    return [{ kind: 'entry', id: text(entry ?? id), title: '', object, category }];
  if (sysid !== undefined) return [{ kind: 'object', id: text(id), title: text(title), type: text(type) }];
  if (id === undefined || params.type === undefined) return [];
  return [{ kind: 'object', id: text(id), title: text(params.title), type: text(params.type) }];
}

/** A reference shows its title, everything else that is no text or number nothing. */
function text(value: unknown): string {
  if (typeof value === 'object' && value !== null) return text((value as Values).title);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
