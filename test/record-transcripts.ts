import { writeFileSync } from 'node:fs';
import { openStore } from '../src/store/open.js';
import { patientLimits } from './helpers/patience.js';
import { type Replays, recorded } from './helpers/recording.js';
import { type Replayed, replay } from './helpers/replay.js';
import { partOfTest } from './helpers/scope.js';
import { type DialectName, serviceOver } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import type { Transcript } from './helpers/transcript.js';
import { transcriptFiles } from './helpers/transcript-files.js';

/** `npm run transcripts`: names the transcripts that are answered otherwise; with `--record` it writes what is answered now. */
const isRecording = process.argv.includes('--record');

for (const { name, path, text, transcript } of transcriptFiles()) {
  const now = recorded(text, await replaysOf(transcript));
  if (now === text) continue;
  if (isRecording) writeFileSync(path, now);
  else process.exitCode = 1;
  process.stdout.write(`${name} ${isRecording ? 'is recorded anew' : 'is answered otherwise'}\n`);
}

async function replaysOf(transcript: Transcript): Promise<Replays> {
  const replays: Partial<Record<DialectName, readonly Replayed[]>> = {};
  for (const dialect of transcript.dialects) replays[dialect] = await replayed(transcript, dialect);
  return replays;
}

async function replayed({ settings, exchanges }: Transcript, dialect: DialectName): Promise<readonly Replayed[]> {
  const scope = partOfTest();
  try {
    const store = await openStore({ url: await emptySqlite(scope), durability: 'fast', limits: patientLimits });
    scope.teardown(() => store.close());
    return await replay(await serviceOver(scope, store, settings), dialect, exchanges);
  } finally {
    await scope.end();
  }
}
