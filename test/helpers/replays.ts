import { replay } from './replay.js';
import { startedService } from './started-service.js';
import type { TestEngine } from './stores.js';
import { transcriptFiles } from './transcript-files.js';

/** Makes a test of each transcript in each of its dialects on this engine. */
export function replayTranscriptsOn(engine: TestEngine): void {
  for (const { name, transcript } of transcriptFiles())
    for (const dialect of transcript.dialects)
      engine.test(`${name} is answered as it is told, dialect ${dialect}`, async t => {
        const service = await startedService(t, engine, transcript.settings);
        for (const { exchange, status, headers, answered, expected } of await replay(service, dialect, transcript.exchanges)) {
          t.is(readable(answered), readable(expected), exchange.request);
          t.is(answered, expected, 'the text is the same, blanks included');
          t.is(status, exchange.status);
          for (const [header, value] of Object.entries(exchange.answerHeaders)) t.is(headers.get(header), value);
        }
      });
}

/** Several lines, so that a difference is seen at a glance. */
function readable(text: string): string {
  return text === '' ? text : JSON.stringify(JSON.parse(text), undefined, 1);
}
