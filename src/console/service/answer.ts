import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kataster } from '../../../generated/client.js';
import { noteExpiry, service } from './service.js';

/** State of a call that a component made. The former value stays while a new one is asked for. */
export interface Answer<Value> {
  readonly value?: Value | undefined;
  readonly error?: Error | undefined;
  readonly isLoading: boolean;
  reload(): void;
}

/** Counts writes of this page: what is shown is asked for again after each. */
export const writes = signal(0);

interface State<Value> {
  readonly value?: Value | undefined;
  readonly error?: Error | undefined;
  readonly isLoading: boolean;
}

/**
 * Asks the service, and again when `about`, the credentials or the language change, or after a write. An answer that a newer question
 * overtook is dropped.
 */
export function useAnswer<Value>(ask: (service: Kataster) => Promise<Value>, about: readonly unknown[]): Answer<Value> {
  const [state, setState] = useState<State<Value>>({ isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const question = useRef(0);
  const caller = service.value;
  const about_ = JSON.stringify(about);
  const asked = useRef(about_);
  useEffect(() => {
    const number = ++question.current;
    const isSame = asked.current === about_;
    asked.current = about_;
    setState(before => ({ ...(isSame ? before : {}), isLoading: true }));
    ask(caller).then(
      value => number === question.current && setState({ value, isLoading: false }),
      (error: Error) => {
        noteExpiry(error);
        if (number === question.current) setState(before => ({ ...before, error, isLoading: false }));
      },
    );
  }, [about_, caller, attempt, writes.value]);
  return { ...state, reload: () => setAttempt(attempt + 1) };
}

/** The objects of a page, whether it came as a list or with the number of all. */
export function objectsOf<Listed>(page: readonly Listed[] | { readonly objects: readonly Listed[] }): readonly Listed[] {
  return 'objects' in page ? page.objects : page;
}
