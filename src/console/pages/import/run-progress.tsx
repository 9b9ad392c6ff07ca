import { Failure } from '../../parts/loaded.js';
import type { Text } from '../../texts/language.js';
import { numeral, say } from '../../texts/say.js';
import type { PartedRun } from './parted-run.js';
import { runWords } from './run-words.js';

/** How far a run is, with buttons that stop it and go on with it. */
export function RunProgress({ run, label }: { readonly run: PartedRun; readonly label: Text }) {
  const { status, done, total, error } = run.state.value;
  if (status === 'done' || status === 'waiting') return null;
  const text = say(label, { percent: numeral(Math.floor((100 * done) / Math.max(total, 1))) });
  return (
    <div class="run">
      <p role="status">{status === 'stopped' ? say(runWords.stopped) : text}</p>
      <progress aria-label={text} value={done} max={Math.max(total, 1)} />
      {error && <Failure error={error} />}
      {status === 'running' ? (
        <button type="button" onClick={() => run.stop()}>
          {say(runWords.stop)}
        </button>
      ) : (
        <button type="button" class="primary" onClick={() => void run.start()}>
          {say(runWords.goOn)}
        </button>
      )}
    </div>
  );
}
