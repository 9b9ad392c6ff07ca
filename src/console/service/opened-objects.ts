import { credentials } from './credentials.js';
import { keepInTab, ofTab } from './tab-storage.js';

/** An object whose page was opened in this tab. */
export interface OpenedObject {
  readonly id: string;
  readonly title: string;
  /** The constant of its type. */
  readonly type: string;
}

interface Opened {
  /** The caller who opened them: nobody else who signs in sees them. */
  readonly by: string;
  readonly objects: readonly OpenedObject[];
}

const storedAs = 'opened';
const kept = 8;

/** Objects that the caller opened in this tab, the last one first. */
export function openedObjects(): readonly OpenedObject[] {
  const opened = ofTab<Opened>(storedAs);
  return opened?.by === credentials.value?.name ? (opened?.objects ?? []) : [];
}

/** Notes that the page of an object was opened. */
export function noteOpened({ id, title, type }: OpenedObject): void {
  const by = credentials.value?.name;
  if (by === undefined) return;
  const others = openedObjects().filter(each => each.id !== id);
  keepInTab(storedAs, { by, objects: [{ id, title, type }, ...others].slice(0, kept) } satisfies Opened);
}
