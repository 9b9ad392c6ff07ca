import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
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

/** Milliseconds that a notice stays, from when it was last pointed at or had the focus. */
const shownFor = 15_000;

/** Says what was done, until something else is said, the reader closes it, or nobody used it for a while. */
export function notify(text: string, ...actions: readonly NoticeAction[]): void {
  shown.value = { text, actions };
}

/** The place of notices; screen readers hear them. */
export function Notices() {
  const notice = shown.value;
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    if (!notice || isInUse) return undefined;
    const timer = setTimeout(() => (shown.value = undefined), shownFor);
    return () => clearTimeout(timer);
  }, [notice, isInUse]);
  const use = { onPointerEnter: () => setInUse(true), onFocusIn: () => setInUse(true) };
  const leave = { onPointerLeave: () => setInUse(false), onFocusOut: () => setInUse(false) };
  return (
    <div class="notices" role="status" {...use} {...leave}>
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
