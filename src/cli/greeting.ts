import type { Config } from '../config/config.js';
import type { Service } from '../http/service.js';

/** Start message of a service: its addresses, a key that was just created, and a call that works as it stands. */
export function greeting({ url, isEverywhere }: Service, { publicUrl }: Config, key: string | undefined): string {
  const lines = [
    `kataster listens on ${url}`,
    ...(isEverywhere
      ? [everywhere(publicUrl ? '' : ' Set KATASTER_PUBLIC_URL if others reach it at another one, such as that of a proxy.')]
      : []),
    ...(key === undefined ? [] : [firstCall(url, key)]),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function everywhere(advice: string): string {
  return `It answers at every address of this machine.${advice}`;
}

function firstCall(url: string, key: string): string {
  const call = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'cmdb.object.create',
    params: { apikey: key, type: 'C__OBJTYPE__SERVER', title: 'web1' },
  });
  return `
This key has every right. It is shown once:

  ${key}

Try it:

  curl -s ${url}/jsonrpc -H 'Content-Type: application/json' -d '${call}'
`;
}
