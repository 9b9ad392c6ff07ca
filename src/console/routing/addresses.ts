import type { AttributeCondition } from '../../../generated/types.js';

/** Addresses of pages, by what they show. */
export const to = {
  start: '/',
  objects: (type: string) => (type === '' ? '/objects' : `/objects?type=${encodeURIComponent(type)}`),
  /** A list of the objects with this text in their titles. */
  objectsTitled: (text: string) => `/objects?title=${encodeURIComponent(text)}`,
  /** A list of the objects that meet conditions. */
  objectsWhere: (conditions: readonly AttributeCondition[], type = '') =>
    `/objects?${new URLSearchParams({ ...(type !== '' && { type }), where: JSON.stringify(conditions) })}`,
  /** A list of objects that is kept by a name. */
  view: (title: string) => `/objects?view=${encodeURIComponent(title)}`,
  /** A saved view with its groups and totals. */
  report: (title: string) => `/reports/${encodeURIComponent(title)}`,
  object: (id: string | number) => `/objects/${id}`,
  category: (id: string | number, category: string) => `/objects/${id}/${category}`,
  history: '/history',
  historyOf: (id: string | number) => `/history?object=${id}`,
  historyOfUser: (id: string | number) => `/history?user=${id}`,
  historyOfKey: (id: string) => `/history?key=${encodeURIComponent(id)}`,
  comparison: (id?: string | number) => (id ? `/history/compare?object=${id}` : '/history/compare'),
  connections: (id: string | number) => `/connections/${id}`,
  cables: (id: string | number, entry?: string | number) =>
    entry === undefined ? `/cables/${id}` : `/cables/${id}?entry=${entry}`,
  labels: (id: string | number) => `/labels/${id}`,
  impact: (id: string | number) => `/impact/${id}`,
  administration: (section: string) => `/administration/${section}`,
  accessOfKey: (id: string) => `/administration/access?key=${encodeURIComponent(id)}`,
  accessOfUser: (login: string) => `/administration/access?user=${encodeURIComponent(login)}`,
  place: (id: string | number) => `/places/${id}`,
} as const;
