import { useState } from 'preact/hooks';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

interface NewPasswordProps {
  /** The name of the field in its form. */
  readonly name: string;
  readonly label: string;
}

/** Puts the cursor into a field when it appears. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** A new password, typed twice or shown, with what it has to be beside it. */
export function NewPassword({ name, label }: NewPasswordProps) {
  const [typed, setTyped] = useState('');
  const [isShown, show] = useState(false);
  const field = { autoComplete: 'new-password', required: true, minLength: 12 } as const;
  const tellDifference = (second: HTMLInputElement | null): void =>
    second?.setCustomValidity(second.value === typed ? '' : say(words.passwordsDiffer));
  const first = {
    ...field,
    id: name,
    name,
    'aria-describedby': `${name}-rules`,
    ref: focusOnce,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => setTyped(currentTarget.value),
  };
  return (
    <>
      <label for={name}>{label}</label>
      {isShown ? <input type="text" {...first} /> : <input type="password" {...first} />}
      <p class="hint" id={`${name}-rules`}>
        {say(words.passwordRules)}
      </p>
      {!isShown && (
        <>
          <label for={`${name}-again`}>{say(words.passwordAgain)}</label>
          <input
            id={`${name}-again`}
            {...field}
            ref={tellDifference}
            onInput={({ currentTarget }) => tellDifference(currentTarget)}
          />
        </>
      )}
      <label class="check">
        <input type="checkbox" checked={isShown} onChange={({ currentTarget }) => show(currentTarget.checked)} />{' '}
        {say(words.showPassword)}
      </label>
    </>
  );
}
