import type { Config } from '../config/config.js';
import type { Service } from '../http/service.js';
import type { FirstCredentials, FirstLogin } from './first-credentials.js';
import { said } from './language/spoken.js';

/** Start message of a service: its addresses, the credentials that were just created, and a call that works as it stands. */
export function greeting({ url, isEverywhere }: Service, { publicUrl }: Config, made: FirstCredentials | undefined): string {
  const lines = [
    said`kataster listens on ${url}`,
    ...(isEverywhere
      ? [everywhere(publicUrl ? '' : said` Set KATASTER_PUBLIC_URL if others reach it at another one, such as that of a proxy.`)]
      : []),
    ...(made ? [firstCall(url, made.key), ...(made.login ? [firstLogin(url, made.login)] : [])] : []),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function everywhere(advice: string): string {
  return said`It answers at every address of this machine.${advice}`;
}

function firstCall(url: string, key: string): string {
  const call = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'cmdb.object.create',
    params: { apikey: key, type: 'C__OBJTYPE__SERVER', title: 'web1' },
  });
  return `
${said`This key has every right. It is shown once:`}

  ${key}

${said`Try it:`}

  curl -s ${url}/jsonrpc -H 'Content-Type: application/json' -d '${call}'
`;
}

function firstLogin(url: string, { login, password }: FirstLogin): string {
  return `
${said`Persons sign in at ${url}/ with this login and password, which have every right. The password has to be changed first:`}

  ${login}
  ${password}
`;
}
