import type { ComponentChildren } from 'preact';
import { KatasterError } from '../../../generated/client.js';
import type { Answer } from '../service/answer.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

interface LoadedProps<Value> {
  readonly answer: Answer<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

/** Contents for the result of a call; a note while it is loading, and the error with a button to try again. */
export function Loaded<Value>({ answer, children }: LoadedProps<Value>) {
  const { value, error, isLoading, reload } = answer;
  return (
    <>
      {error && <Failure error={error} again={reload} />}
      {value !== undefined && children(value)}
      {value === undefined && isLoading && <Waiting />}
    </>
  );
}

/** That something is on its way; it appears after a moment, so that fast answers do not flicker. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {say(words.loading)}
    </p>
  );
}

/** Faults of parameters, as far as the message does not say them. */
function Faults({ of: { data, message } }: { readonly of: KatasterError }) {
  const faults = Object.entries(data ?? {}).filter(([name, fault]) => name !== 'error' && !message.includes(fault));
  if (faults.length === 0) return null;
  return (
    <ul>
      {faults.map(([name, fault]) => (
        <li key={name}>
          <code>{name}</code>: {fault}
        </li>
      ))}
    </ul>
  );
}

/** The fault of a call that lacks a right: its own, or that of the first method that it carries out. */
const lackedRight = /^(right|operations\[\d+\]\.method)$/;

/** Why the service rejected a call; a lack of rights in plain words, with which one it is. */
function Reason({ of: error }: { readonly of: KatasterError }) {
  const [, lacked] = Object.entries(error.data ?? {}).find(([name]) => lackedRight.test(name)) ?? [];
  return (
    <>
      <p>{lacked === undefined ? error.message : say(words.notPermitted)}</p>
      {lacked === undefined ? <Faults of={error} /> : <p class="hint">{lacked}</p>}
    </>
  );
}

/** An error of the service in its own words; without an answer, that the service was not reached. */
export function Failure({ error, again }: { readonly error: Error; readonly again?: (() => void) | undefined }) {
  return (
    <div class="failure" role="alert">
      {error instanceof KatasterError ? <Reason of={error} /> : <p>{say(words.unreachable)}</p>}
      {again && (
        <button type="button" onClick={again}>
          {say(words.tryAgain)}
        </button>
      )}
    </div>
  );
}
