import { signal } from '@preact/signals';
import { DialogForm } from '../parts/dialog-form.js';
import { Icon } from '../parts/icon.js';
import { Time } from '../parts/time.js';
import { UsualMoments } from '../parts/usual-moments.js';
import { hasPast, setParameters } from '../routing/location.js';
import { asOf } from '../service/past.js';
import { say } from '../texts/say.js';
import { shellWords } from './shell-words.js';

/** Says that the page shows the past, and leads back to the present. */
export function AsOfBar() {
  const moment = asOf.value;
  if (moment === '') return null;
  return (
    <p class="as-of" role="status">
      <Icon name="clock-history" />
      <span>
        {say(shellWords.shownAsOf)} <b>{/^\d+$/.test(moment) ? `#${moment}` : <Time value={moment} />}</b>
      </span>
      <button type="button" class="small" onClick={() => setParameters({ as_of: '' })}>
        {say(shellWords.backToNow)}
      </button>
    </p>
  );
}

/** Whether the reader chooses the moment that the page is shown as of. */
export const isAsOfOpen = signal(false);

/** A button that leads to the past; its place stays empty where the page has none. */
export function AsOfButton() {
  return (
    <button
      type="button"
      class={hasPast.value ? '' : 'invisible'}
      aria-label={say(shellWords.asOf)}
      title={say(shellWords.asOf)}
      onClick={() => (isAsOfOpen.value = true)}
    >
      <Icon name="calendar-event" />
    </button>
  );
}

function close(): void {
  isAsOfOpen.value = false;
}

function show(moment: Date): void {
  close();
  if (!Number.isNaN(moment.getTime())) setParameters({ as_of: moment.toISOString() });
}

/** Chooses the moment that the page is shown as of. */
export function AsOfDialog() {
  return (
    <DialogForm
      title={say(shellWords.asOf)}
      submit={say(shellWords.show)}
      layout="as-of-choice"
      onSubmit={form => show(new Date(String(form.get('moment'))))}
      onClose={close}
    >
      <p>{say(shellWords.asOfHint)}</p>
      <UsualMoments label={say(shellWords.asOf)} onChoose={show} />
      <div class="field">
        <label for="as-of-moment">{say(shellWords.moment)}</label>
        <input id="as-of-moment" name="moment" type="datetime-local" required={true} />
      </div>
    </DialogForm>
  );
}
