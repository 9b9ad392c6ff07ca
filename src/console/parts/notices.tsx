import { signal } from '@preact/signals';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { Icon } from './icon.js';

/** An action that a notice offers: a page to go to, or something to have done. */
export type NoticeAction = { readonly label: string; readonly to: string } | { readonly label: string; readonly act: () => void };

interface Notice {
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

const shown = signal<Notice | undefined>(undefined);

/** Says what was done, until something else is said or the reader closes it. */
export function notify(text: string, ...actions: readonly NoticeAction[]): void {
  shown.value = { text, actions };
}

/** The place of notices; screen readers hear them. */
export function Notices() {
  const notice = shown.value;
  return (
    <div class="notices" role="status">
      {notice && (
        <p>
          <span>{notice.text}</span>
          {notice.actions.map(action =>
            'to' in action ? (
              <a key={action.label} href={action.to}>
                {action.label}
              </a>
            ) : (
              <button key={action.label} type="button" class="plain" onClick={action.act}>
                {action.label}
              </button>
            ),
          )}
          <button type="button" class="plain" aria-label={say(words.close)} onClick={() => (shown.value = undefined)}>
            <Icon name="x-lg" />
          </button>
        </p>
      )}
    </div>
  );
}
