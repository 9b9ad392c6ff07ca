import { useState } from 'preact/hooks';
import { say } from '../../texts/say.js';
import { administrationWords } from './administration-words.js';

/** A key or a secret that the service shows this once. */
export function ShownOnce({ message, secret }: { readonly message: string; readonly secret: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div class="new-secret" role="status">
      <p>{message}</p>
      <code>{secret}</code>
      <button type="button" class="small" onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
        {say(isCopied ? administrationWords.copied : administrationWords.copy)}
      </button>
    </div>
  );
}
