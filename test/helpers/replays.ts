import { replay } from './replay.js';
import { startedService } from './started-service.js';
import { isFirst, type TestEngine } from './stores.js';
import type { Transcript } from './transcript.js';
import { transcriptFiles } from './transcript-files.js';

/** Makes a test of each transcript on this engine: of a success in each of its dialects on the first one, else in one of them in turn. */
export function replayTranscriptsOn(engine: TestEngine): void {
  for (const [turn, { name, transcript }] of transcriptFiles().entries())
    for (const dialect of isFirst(engine) && name.endsWith('/success') ? transcript.dialects : inTurnOf(transcript, turn))
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

function inTurnOf({ dialects }: Transcript, turn: number): Transcript['dialects'] {
  return dialects.filter((_, at) => at === turn % dialects.length);
}

/** Several lines, so that a difference is seen at a glance. */
function readable(text: string): string {
  return text === '' ? text : JSON.stringify(JSON.parse(text), undefined, 1);
}
