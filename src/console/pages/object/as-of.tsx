import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { Time } from '../../parts/time.js';
import { parameter, setParameters } from '../../routing/location.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { objectWords } from './object-words.js';

/** Says that the page shows the past, and leads back to the present. */
export function AsOfBar() {
  const moment = parameter('as_of');
  if (moment === '') return null;
  return (
    <p class="as-of" role="status">
      <Icon name="clock-history" />
      <span>
        {say(objectWords.shownAsOf)} <b>{/^\d+$/.test(moment) ? `#${moment}` : <Time value={moment} />}</b>
      </span>
      <button type="button" class="small" onClick={() => setParameters({ as_of: '' })}>
        {say(objectWords.backToNow)}
      </button>
    </p>
  );
}

/** Chooses a day and time that the page is shown as of. */
export function AsOfButton() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {say(objectWords.asOf)}
      </button>
    );
  return (
    <span class="as-of-choice">
      <input
        type="datetime-local"
        aria-label={say(objectWords.asOf)}
        onChange={({ currentTarget }) => {
          const moment = new Date(currentTarget.value);
          if (!Number.isNaN(moment.getTime())) setParameters({ as_of: moment.toISOString() });
        }}
      />
      <button type="button" class="plain" aria-label={say(words.close)} onClick={() => setOpen(false)}>
        <Icon name="x-lg" />
      </button>
    </span>
  );
}
