import { targetFault, targetIn } from '../src/domain/webhooks/webhook-targets.js';
import { sendRequest } from '../src/http/webhooks/send-request.js';
import { english } from './helpers/english.js';
import test from './helpers/suite.js';
import { hungAfterMs } from './helpers/waiting.js';

const inside = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.80',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'no address',
];

test('nothing is delivered inside the own network', t => {
  t.deepEqual(
    inside.filter(address => targetFault(address, [], true) === undefined),
    [],
  );
});

test('addresses of the public internet are permitted by https alone', t => {
  for (const address of ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1']) {
    t.is(targetFault(address, [], true), undefined, address);
    t.regex(english(targetFault(address, ['10.0.0.0/8'], false)) ?? '', /expected https$/);
  }
});

test('a setting permits ranges inside the own network, also by http', t => {
  const networks = ['10.0.0.0/8', 'fd00::/8'];
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', 'fd12::1']) t.is(targetFault(address, networks, false), undefined);
  t.truthy(targetFault('127.0.0.1', networks, true));
});

test('a URL is kept in its usual form, and one that hides an address is rejected', t => {
  t.is(targetIn('https://Hooks.Example:443/a?b=c#d', []), 'https://hooks.example/a?b=c');
  t.is(targetIn('http://10.0.0.7/', ['10.0.0.0/8']), 'http://10.0.0.7/');
  for (const url of ['https://2130706433/', 'https://0177.0.0.1/', 'https://0x7f000001/', 'https://127.1/', 'https://[::1]/'])
    t.throws(() => targetIn(url, []), { message: /inside the own network/ }, url);
});

test('a name that leads inside the own network is not connected to', async t => {
  const request = { url: 'https://localhost:1/', headers: {}, body: '' };
  const { outcome, text } = await sendRequest(request, { networks: [], timeout: hungAfterMs });
  t.is(outcome, 'rejected');
  t.regex(english(text) ?? '', /^localhost leads there: (127\.0\.0\.1|::1) is inside the own network/);
});
