import type { CustomFetchOptions } from 'openid-client';

/** Bytes of an answer of a provider: 10,000 groups with long names have less. */
const maxBytes = 4 * 1024 * 1024;

/** Fetches from a provider, whose answers are read no further than to a limit. */
export async function boundedFetch(url: string, options: CustomFetchOptions): Promise<Response> {
  const answer = await fetch(url, options as RequestInit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error('the answer of the provider is too large');
    parts.push(part);
  }
  const { status, headers } = answer;
  const body = size === 0 ? null : Buffer.concat(parts);
  return new Response(body, { status, headers });
}

/** Characters that stand for themselves in a secret, however it is sent. */
const unescaped = /^[A-Za-z0-9]*$/;

/** Fetches as above, and sends a secret that was refused in the header once more in the body: providers disagree about its escapes (RFC 6749, 2.3.1). */
export function fetchWithSecret(client: string, secret: string): typeof boundedFetch {
  return async (url, options) => {
    const answer = await boundedFetch(url, options);
    const { authorization, ...headers } = options.headers;
    const isRefused = answer.status === 401 && authorization?.startsWith('Basic ') && !unescaped.test(client + secret);
    if (!isRefused || !(options.body instanceof URLSearchParams)) return answer;
    const body = new URLSearchParams([...options.body, ['client_id', client], ['client_secret', secret]]);
    const next = await boundedFetch(url, { ...options, headers, body });
    return next.ok ? next : answer;
  };
}
