import { useEffect, useState } from 'preact/hooks';
import { type Credentials, signIn } from '../service/credentials.js';
import { root } from '../service/root.js';
import { say } from '../texts/say.js';
import { shellWords } from './shell-words.js';

interface Provider {
  readonly id: string;
  readonly title: string;
}

/** The end of the address to which a browser returns from a provider. */
const signedIn = '#signed-in';

/** Buttons of the providers at which people sign in; none where there are none. A browser that returns from one fetches its session. */
export function ProviderButtons() {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    if (location.hash === signedIn) void takeSession();
    void fetchJson<readonly Provider[]>(`${root}sign-in`, 'GET').then(found => setProviders(found ?? []));
  }, []);
  const returnTo = encodeURIComponent(location.pathname + location.search);
  return (
    <>
      {providers.map(({ id, title }) => (
        <a key={id} class="button" href={`${root}sign-in/${id}?return=${returnTo}`}>
          {say(shellWords.withProvider, { title })}
        </a>
      ))}
    </>
  );
}

async function takeSession(): Promise<void> {
  history.replaceState(history.state, '', location.pathname + location.search);
  const session = await fetchJson<Credentials>(`${root}sign-in/session`, 'POST');
  if (session) signIn(session);
}

async function fetchJson<Value>(address: string, method: string): Promise<Value | undefined> {
  const answer = await fetch(address, { method }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Value) : undefined;
}
