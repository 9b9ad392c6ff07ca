import { signal } from '@preact/signals';
import { historyWords } from '../history/history-words.js';
import { undo } from '../history/undo.js';
import { Failure } from '../parts/loaded.js';
import { notify } from '../parts/notices.js';
import { to } from '../routing/addresses.js';
import { errorOf } from '../service/error-of.js';
import { asOf } from '../service/past.js';
import { noteExpiry, service } from '../service/service.js';
import { say, sayNumber } from '../texts/say.js';
import { words } from '../texts/words.js';
import { draftWords } from './draft-words.js';
import { changedDrafts, drafts, dropDrafts } from './drafts.js';
import { useLeaveGuard } from './leave-guard.js';
import { saveDrafts } from './saving.js';

const comment = signal('');
const failure = signal<Error | undefined>(undefined);
const isSaving = signal(false);

/** Saves everything that was changed on the page of an object, as one change set. */
export async function saveAll(object: number): Promise<void> {
  if (isSaving.value) return;
  if (asOf.value !== '') return notify(say(historyWords.past));
  isSaving.value = true;
  failure.value = undefined;
  const list = changedDrafts.value.filter(([, draft]) => draft.object === object);
  try {
    const number = await saveDrafts(service.value, list, comment.value.trim());
    const isRejected = list.some(([key]) => drafts.value[key] !== undefined);
    if (isRejected) return notify(say(draftWords.faults));
    comment.value = '';
    dropDrafts(Object.keys(drafts.value).filter(key => drafts.value[key]?.object === object));
    if (number === undefined) notify(say(draftWords.unchanged));
    else notifySaved(object, number);
  } catch (error) {
    noteExpiry(error);
    failure.value = errorOf(error);
  } finally {
    isSaving.value = false;
  }
}

function notifySaved(object: number, number: number): void {
  const shown = { label: say(words.history), to: to.historyOf(object) };
  notify(say(draftWords.saved, { number }), shown, { label: say(historyWords.undo), act: () => void undo(number) });
}

/** Asks before a page with changes of an object is left. */
export function useObjectGuard(object: number): void {
  const own = (): readonly string[] => changedDrafts.value.filter(([, draft]) => draft.object === object).map(([key]) => key);
  useLeaveGuard({ isChanged: () => own().length > 0, discard: () => dropDrafts(own()) }, object);
}

/** The bar at the foot of a page with changes: how many there are, why they are made, saving and discarding. */
export function SaveBar({ object }: { readonly object: number }) {
  const own = changedDrafts.value.filter(([, draft]) => draft.object === object);
  const open = Object.entries(drafts.value).filter(([, draft]) => draft.object === object);
  if (open.length === 0 || asOf.value !== '') return null;
  return (
    <form
      class="save-bar"
      aria-label={say(words.save)}
      onSubmit={event => {
        event.preventDefault();
        void saveAll(object);
      }}
    >
      {failure.value && <Failure error={failure.value} />}
      <span class="count">{sayNumber(draftWords.unsaved, own.length)}</span>
      <input
        aria-label={say(draftWords.reason)}
        placeholder={say(draftWords.reason)}
        value={comment.value}
        onInput={({ currentTarget }) => (comment.value = currentTarget.value)}
      />
      <button type="button" onClick={() => dropDrafts(open.map(([key]) => key))}>
        {say(words.discard)}
      </button>
      <button type="submit" class="primary" disabled={isSaving.value || own.length === 0}>
        {say(words.save)}
      </button>
    </form>
  );
}
