/** Addresses of pages, by what they show. */
export const to = {
  start: '/',
  objects: (type: string) => `/objects?type=${encodeURIComponent(type)}`,
  object: (id: string | number) => `/objects/${id}`,
  category: (id: string | number, category: string) => `/objects/${id}/${category}`,
  history: '/history',
  historyOf: (id: string | number) => `/history?object=${id}`,
  connections: (id: string | number) => `/connections/${id}`,
  impact: (id: string | number) => `/impact/${id}`,
  place: (id: string | number) => `/places/${id}`,
} as const;
