import { useEffect, useRef, useState } from 'preact/hooks';
import { saveByKey } from '../../drafts/save-key.js';
import { Failure } from '../../parts/loaded.js';
import { go, guardLeaving } from '../../routing/location.js';
import { errorOf } from '../../service/error-of.js';
import { root } from '../../service/root.js';
import { noteExpiry, service } from '../../service/service.js';
import { say, sayNumber } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { applyPlan, overtakenBy } from './apply.js';
import { editorWords } from './editor-words.js';
import { nameOfDraft, type SchemaDraft } from './schema-draft.js';
import { isChanged } from './schema-merge.js';
import { PlanView, type SchemaPlan } from './schema-plan.js';

interface ApplyFootProps {
  readonly draft: SchemaDraft;
  readonly plan: SchemaPlan | undefined;
  /** Somebody else changed the schema meanwhile. */
  readonly isBehind: boolean;
  /** Another version or another loss than that of the plan is in force. */
  onOvertaken(): void;
  onApplied(): void;
  onDiscard(): void;
}

/** The foot of the editor: the plan, and what applies exactly that; Ctrl+S does so, too. */
export function ApplyFoot({ draft, plan, isBehind, onOvertaken, onApplied, onDiscard }: ApplyFootProps) {
  const [comment, setComment] = useState('');
  const [error, setError] = useState<Error>();
  const [isWaiting, setWaiting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const effect = plan?.draft === draft && !isBehind ? plan.effect : undefined;
  const apply = async (): Promise<void> => {
    if (!plan || !effect || isWaiting) return;
    setWaiting(true);
    setError(undefined);
    const { schema, removed } = plan.request;
    try {
      await applyPlan(service.value, { schema, removed, version: effect.version, loss: effect.loss }, comment.trim());
      guardLeaving(undefined);
      onApplied();
      setComment('');
      if (!draft.stored) await go(`${root}schema/own/${draft.part}/${nameOfDraft(draft)}`);
    } catch (failure) {
      noteExpiry(failure);
      const overtaken = overtakenBy(failure);
      if (overtaken !== undefined) onOvertaken();
      if (overtaken !== 'if_version') setError(errorOf(failure));
    }
    setWaiting(false);
  };
  useEffect(() => saveByKey(() => form.current?.requestSubmit()), []);
  const filled = effect?.filled ?? 0;
  const loss = (effect?.loss ?? 0) - filled;
  return (
    <form
      class="schema-foot"
      ref={form}
      aria-label={say(editorWords.apply)}
      onSubmit={event => {
        event.preventDefault();
        void apply();
      }}
    >
      <PlanView draft={draft} plan={plan} />
      {error && <Failure error={error} />}
      {isChanged(draft) && (
        <div class="schema-apply">
          <input
            aria-label={say(editorWords.reason)}
            placeholder={say(editorWords.reason)}
            value={comment}
            onInput={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <button type="button" onClick={onDiscard}>
            {say(words.discard)}
          </button>
          <button type="submit" class={loss > 0 ? 'danger' : 'primary'} disabled={isWaiting || effect === undefined}>
            {applyLabel(loss, filled)}
          </button>
        </div>
      )}
    </form>
  );
}

/** Names what is lost before what is filled in. */
function applyLabel(loss: number, filled: number): string {
  if (loss > 0) return sayNumber(editorWords.applyLosing, loss);
  return filled > 0 ? sayNumber(editorWords.applyFilling, filled) : say(editorWords.apply);
}
