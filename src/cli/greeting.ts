import type { Config } from '../config/config.js';
import type { Service } from '../http/service.js';
import type { FirstCredentials, FirstLogin } from './first-credentials.js';
import { say } from './language/spoken.js';

/** Start message of a service: its addresses, the credentials that were just created, and a call that works as it stands. */
export function greeting(
  { url, isEverywhere }: Service,
  { publicUrl }: Config,
  { key, login, loginWithoutPassword }: FirstCredentials,
): string {
  const lines = [
    say('KatasterListensOn', { url }),
    ...(isEverywhere ? [everywhere(publicUrl ? '' : say('SetIfOthersReachItAtAnother'))] : []),
    ...(key === undefined ? [] : [firstCall(url, key)]),
    ...(login ? [firstLogin(url, login)] : []),
    ...(loginWithoutPassword === undefined ? [] : [say('PersonsCannotSignInAs', { loginWithoutPassword })]),
    '',
  ];
  return lines.join('\n');
}

function everywhere(advice: string): string {
  return say('ItAnswersAtEveryAddressOfThis', { advice });
}

function firstCall(url: string, key: string): string {
  const call = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'cmdb.object.create',
    params: { apikey: key, type: 'C__OBJTYPE__SERVER', title: 'web1' },
  });
  return `
${say('ThisKeyHasEveryRight')}

  ${key}

${say('TryIt')}

  curl -s ${url}/jsonrpc -H 'Content-Type: application/json' -d '${call}'
`;
}

function firstLogin(url: string, { login, password }: FirstLogin): string {
  return `
${say('PersonsSignInAtWithThisLogin', { url })}

  ${login}
  ${password}
`;
}
