import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../http.js';
import { apply, emptyCopy, type FollowedCopy } from './copy.js';

/** A follower as a process of its own, which may be killed at any time: its copy and its cursor are saved together. */
const [url = '', apikey = '', path = ''] = process.argv.slice(2);
const copy: FollowedCopy = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : emptyCopy();

for (;;) {
  const begin = copy.cursor === '' ? { since: 0 } : { cursor: copy.cursor };
  const params = { apikey, ...begin, values: 'kept', wait: 20, limit: 20 };
  const body = JSON.stringify({ version: '2.0', method: 'kataster.changes.follow', params, id: 1 });
  const { text } = await send(url, { body }).catch(() => ({ text: '{}' }));
  const { result } = JSON.parse(text);
  if (!result) {
    await wait(100);
    continue;
  }
  if (result.change_sets.length === 0) continue;
  apply(copy, result);
  writeFileSync(`${path}.new`, JSON.stringify(copy));
  renameSync(`${path}.new`, path);
}
