import { signal } from '@preact/signals';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { Icon } from './icon.js';

interface Notice {
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string } | undefined;
}

const shown = signal<Notice | undefined>(undefined);

/** Says what was done, until something else is said or the reader closes it. */
export function notify(text: string, link?: Notice['link']): void {
  shown.value = { text, link };
}

/** The place of notices; screen readers hear them. */
export function Notices() {
  const notice = shown.value;
  return (
    <div class="notices" role="status">
      {notice && (
        <p>
          <span>{notice.text}</span>
          {notice.link && <a href={notice.link.to}>{notice.link.label}</a>}
          <button type="button" class="plain" aria-label={say(words.close)} onClick={() => (shown.value = undefined)}>
            <Icon name="x-lg" />
          </button>
        </p>
      )}
    </div>
  );
}
