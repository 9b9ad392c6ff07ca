import { text } from '../../../messages/text.js';
import { foldLogin } from '../../storage/folding.js';
import type { LoginRow } from '../reads/check-reads.js';
import type { Invariant } from './invariant.js';

/** Logins are of one person each, however they are spelled. Two that were alike before they were compared so stay. */
export const logins: Invariant = {
  name: 'logins',
  consequence: text('NeitherSignsInBySpelling'),
  isPermitted: true,
  begin: ({ reads }) => ({
    async *atEnd() {
      const first = new Map<string, LoginRow>();
      for (let rows = await reads.loginsAfter(0); rows.length > 0; rows = await reads.loginsAfter(rows.at(-1)?.id ?? 0))
        for (const row of rows) {
          const alike = first.get(foldLogin(row.title));
          if (!alike) first.set(foldLogin(row.title), row);
          else
            yield {
              subject: text('ObjectWithId', { id: row.object }),
              reason: text('ItsLoginIsAlike', { login: row.title, other: alike.title, object: alike.object }),
            };
        }
    },
  }),
};
