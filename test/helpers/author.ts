import type { Author } from '../../src/domain/storage/change-sets.js';

/** The author of what tests write by themselves. */
export const author: Author = {
  key: 'test',
  user: undefined,
  name: 'test',
  method: 'test',
  dialect: 'contract',
  schema: undefined,
  now: () => new Date(),
  withoutSecrets: (_, values) => values,
};
