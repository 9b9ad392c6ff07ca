import { useState } from 'preact/hooks';
import { say } from '../texts/say.js';
import { type ControlProps, textOf } from './attribute-view.js';
import { attributeWords } from './attribute-words.js';

type LineKind =
  | { readonly type: 'text'; readonly inputMode?: 'decimal' | 'numeric' }
  | { readonly type: 'date' }
  | { readonly type: 'time' }
  | { readonly type: 'url' };

/** A control of one line; the browser helps by the kind of input, the service decides what is valid. */
export function line(kind: LineKind) {
  return ({ id, attribute, value, described, onChange }: ControlProps) => (
    <input
      id={id}
      {...kind}
      maxLength={attribute.maxLength}
      value={textOf(value)}
      placeholder={attribute.counter && say(attributeWords.counted, { format: attribute.counter })}
      autoComplete="off"
      {...described}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A control of several lines. */
export function Lines({ id, value, described, onChange }: ControlProps) {
  const text = textOf(value);
  return (
    <textarea
      id={id}
      rows={Math.min(12, Math.max(3, text.split('\n').length + 1))}
      value={text}
      {...described}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A date with a time, such as 2026-02-28 13:45:00. */
export function Moment({ id, value, described, onChange }: ControlProps) {
  return (
    <input
      id={id}
      type="datetime-local"
      step="1"
      value={textOf(value).slice(0, 19).replace(' ', 'T')}
      {...described}
      onInput={({ currentTarget }) => onChange(kept(currentTarget.value))}
    />
  );
}

function kept(local: string): string {
  const text = local.replace('T', ' ');
  return /^\S+ \d\d:\d\d$/.test(text) ? `${text}:00` : text;
}

/** A password: covered until it is asked for. */
export function Secret({ value }: { readonly value: unknown }) {
  const [isShown, setShown] = useState(false);
  const text = textOf(value);
  if (text === '') return null;
  return (
    <span class="secret">
      <code>{isShown ? text : '••••••••'}</code>
      <button type="button" class="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {say(isShown ? attributeWords.cover : attributeWords.uncover)}
      </button>
    </span>
  );
}
