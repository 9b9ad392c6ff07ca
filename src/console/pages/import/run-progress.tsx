import { Failure } from '../../parts/loaded.js';
import type { Text } from '../../texts/language.js';
import { numeral, say } from '../../texts/say.js';
import { netboxWords } from './netbox-words.js';
import type { PartedRun } from './parted-run.js';

/** How far a run is, with buttons that stop it and go on with it. */
export function RunProgress({ run, label }: { readonly run: PartedRun; readonly label: Text }) {
  const { status, done, total, error } = run.state.value;
  if (status === 'done' || status === 'waiting') return null;
  const text = say(label, { done: numeral(done), total: numeral(total) });
  return (
    <div class="run">
      <p role="status">{status === 'stopped' ? say(netboxWords.stopped) : text}</p>
      <progress aria-label={text} value={done} max={Math.max(total, 1)} />
      {error && <Failure error={error} />}
      {status === 'running' ? (
        <button type="button" onClick={() => run.stop()}>
          {say(netboxWords.stop)}
        </button>
      ) : (
        <button type="button" class="primary" onClick={() => void run.start()}>
          {say(netboxWords.goOn)}
        </button>
      )}
    </div>
  );
}
