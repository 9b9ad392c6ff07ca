import { writeFileSync } from 'node:fs';
import { replyTo } from '../../src/readers/messages.js';
import { RpcError } from '../../src/rpc/rpc-error.js';
import { pause } from './waiting.js';

/** Job of a reader process in a test. */
export type StubJob =
  | { readonly answer: string }
  | { readonly after: number; readonly answer: string }
  | { readonly fail: 'refusal' | 'defect' }
  | { readonly end: 'never' | 'at once' };

process.on('disconnect', () => process.exit(0));

async function carriedOut(job: StubJob): Promise<string> {
  if ('fail' in job) {
    const cause = Object.assign(new Error('the disk fails'), { code: 'SQLITE_IOERR' });
    throw job.fail === 'defect'
      ? new Error('a defect')
      : Object.assign(new RpcError('StorageUnavailable', {}, { retry: 'true' }), { cause });
  }
  if ('end' in job && job.end === 'at once') process.exit(3);
  // A statement of the driver keeps a process as this does: nothing within it can end it.
  if ('end' in job) for (;;);
  if ('after' in job) await pause(job.after);
  return `${process.pid} ${job.answer}`;
}

process.on('message', async (job: StubJob) => {
  process.send?.(await replyTo(() => carriedOut(job)));
});
if (process.env.STUB_FILE) writeFileSync(process.env.STUB_FILE, String(process.pid));
process.send?.('ready');
