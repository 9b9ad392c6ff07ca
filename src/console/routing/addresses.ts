import type { AttributeCondition } from '../../../generated/types.js';
import { root } from '../service/root.js';

/** Addresses of pages, by what they show. */
export const to = {
  start: root,
  objects: (type: string) => (type === '' ? `${root}objects` : `${root}objects?type=${encodeURIComponent(type)}`),
  /** A list of the objects with this text in their titles. */
  objectsTitled: (text: string) => `${root}objects?title=${encodeURIComponent(text)}`,
  /** A list of the objects that meet conditions. */
  objectsWhere: (conditions: readonly AttributeCondition[], type = '') =>
    `${root}objects?${new URLSearchParams({ ...(type !== '' && { type }), where: JSON.stringify(conditions) })}`,
  /** A list of objects that is kept by a name. */
  view: (title: string) => `${root}objects?view=${encodeURIComponent(title)}`,
  /** A saved view with its groups and totals. */
  report: (title: string) => `${root}reports/${encodeURIComponent(title)}`,
  object: (id: string | number) => `${root}objects/${id}`,
  category: (id: string | number, category: string) => `${root}objects/${id}/${category}`,
  history: `${root}history`,
  historyOf: (id: string | number) => `${root}history?object=${id}`,
  historyOfUser: (id: string | number) => `${root}history?user=${id}`,
  historyOfKey: (id: string) => `${root}history?key=${encodeURIComponent(id)}`,
  comparison: (id?: string | number) => (id ? `${root}history/compare?object=${id}` : `${root}history/compare`),
  connections: (id: string | number) => `${root}connections/${id}`,
  cables: (id: string | number, entry?: string | number) =>
    entry === undefined ? `${root}cables/${id}` : `${root}cables/${id}?entry=${entry}`,
  labels: (id: string | number) => `${root}labels/${id}`,
  impact: (id: string | number) => `${root}impact/${id}`,
  administration: (section: string) => `${root}administration/${section}`,
  accessOfKey: (id: string) => `${root}administration/access?key=${encodeURIComponent(id)}`,
  accessOfUser: (login: string) => `${root}administration/access?user=${encodeURIComponent(login)}`,
  place: (id: string | number) => `${root}places/${id}`,
} as const;
