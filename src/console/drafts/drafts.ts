import { computed, effect, signal } from '@preact/signals';
import type { AttributeInfo, CategoryInfo } from '../../../generated/types.js';
import type { Values } from '../attributes/attribute-view.js';
import { keepInTab, ofTab } from '../service/tab-storage.js';

/** Changes of an entry, or a new entry, that are not saved yet. Values have the form in which they are read. */
export interface Draft {
  readonly object: number;
  readonly category: string;
  /** Absent for a new entry. */
  readonly entry?: string | undefined;
  readonly revision?: number | undefined;
  /** The entry as it was when the change began. */
  readonly before: Values;
  /** Changed values by attribute. */
  readonly values: Values;
  /** Why the service rejected values, by attribute; under an empty key what concerns the entry. */
  readonly faults: Readonly<Record<string, string>>;
  /** The entry as somebody else saved it in the meantime. */
  readonly theirs?: Values | undefined;
}

const storedAs = 'drafts';

/** Drafts by their key. They outlive a reload, an ended session and a lost connection, and end with the tab. */
export const drafts = signal<Readonly<Record<string, Draft>>>(ofTab(storedAs) ?? {});

effect(() => keepInTab(storedAs, drafts.value));

/** Drafts with changes. */
export const changedDrafts = computed(() =>
  Object.entries(drafts.value).filter(([, { values, entry }]) => Object.keys(values).length > 0 || entry === undefined),
);

/** The key of the draft of an entry; new entries are told apart by a number. */
export function draftKey({ object, category, entry }: Pick<Draft, 'object' | 'category' | 'entry'>, number = 0): string {
  return `${object} ${category} ${entry ?? `new ${number}`}`;
}

/** Defaults that the service sets in a new entry where nothing is given, in the form in which it is read. */
export function defaultsOf(info: CategoryInfo): Values {
  return Object.fromEntries(
    Object.entries(info).flatMap(([key, attribute]) => (attribute.default === undefined ? [] : [[key, presetOf(attribute)]])),
  );
}

/** The default of an attribute in the form in which it is read. */
export function presetOf({ default: given, dialog, unit }: Readonly<Partial<Record<keyof AttributeInfo, unknown>>>): unknown {
  if (typeof given === 'boolean') return { value: given ? '1' : '0' };
  if (dialog !== undefined) return typeof given === 'number' ? { id: String(given) } : { const: given };
  return unit === undefined ? String(given) : { title: given };
}

/** Begins to change an entry. */
export function beginDraft(draft: Omit<Draft, 'values' | 'faults'>): void {
  const isNew = draft.entry === undefined;
  const keys = Object.keys(drafts.value);
  let number = 0;
  while (isNew && keys.includes(draftKey(draft, number))) number += 1;
  putDraft(draftKey(draft, number), { ...draft, values: {}, faults: {} });
}

/** Replaces a draft. */
export function putDraft(key: string, draft: Draft): void {
  drafts.value = { ...drafts.value, [key]: draft };
}

/** Changes a value; one that is again as it was counts as unchanged. */
export function changeDraft(key: string, name: string, value: unknown): void {
  const draft = drafts.value[key];
  if (!draft) return;
  const { [name]: _, ...others } = draft.values;
  const { [name]: __, ...faults } = draft.faults;
  const isAsBefore = JSON.stringify(value) === JSON.stringify(draft.before[name]);
  putDraft(key, { ...draft, faults, values: isAsBefore ? others : { ...others, [name]: value } });
}

/** Drops drafts. */
export function dropDrafts(keys: readonly string[]): void {
  drafts.value = Object.fromEntries(Object.entries(drafts.value).filter(([key]) => !keys.includes(key)));
}
