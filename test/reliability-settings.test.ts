import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom } from '../src/config/config.js';
import { SettingError } from '../src/config/setting-values.js';
import { settings } from '../src/config/settings.js';
import { refusalOf } from './helpers/commands.js';
import { temporaryFolder } from './helpers/databases.js';
import { run } from './helpers/process.js';
import test from './helpers/suite.js';

/** Settings that cannot be, and what is said of each. `FOLDER` is an empty folder with a file in it. */
const refused: readonly (readonly [setting: string, value: string, told: RegExp])[] = [
  ['KATASTER_PORT', 'http', /^KATASTER_PORT: expected an integer from 0 to 65535, not "http"$/],
  ['KATASTER_HOST', '203.0.113.1', /^cannot listen on 203\.0\.113\.1:0 \(EADDRNOTAVAIL\); KATASTER_HOST and KATASTER_PORT/],
  ['KATASTER_DATABSE', 'sqlite:x', /^KATASTER_DATABSE: there is no such setting; expected one of .*KATASTER_DATABASE/],
  ['KATASTER_CATALOG', 'FOLDER/nowhere', /nowhere/],
  [
    'KATASTER_DATABASE',
    'mysql://root:secret@db/x',
    /^KATASTER_DATABASE: expected sqlite:FILE or postgres:\/\/user@host:port\/database$/,
  ],
  ['KATASTER_DATABASE', 'sqlite:', /^KATASTER_DATABASE: expected the path of a file, such as sqlite:data\/kataster\.sqlite$/],
  ['KATASTER_DATABASE', 'sqlite:FOLDER/file', /^Cannot open the database: the file is no SQLite database\.$/],
  ['KATASTER_DATABASE', 'postgres://kataster@127.0.0.1:1/kataster', /^Cannot open the database: nothing answers there\.$/],
];

/** Values that no setting of this kind takes. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  port: ['-1', '65536', '80.5', '1e3', ' 80', '٣'],
  apiKey: ['fifteen letters', 'x'.repeat(257)],
  quickpurge: ['yes', 'ON', 'true'],
  language: ['fr', 'EN', 'constructor'],
  durability: ['none', 'Full'],
  bodyLimit: ['0', '16M', '99999999999'],
  batchLimit: ['0', '-5', '100001'],
  depthLimit: ['3', '1001', 'NaN'],
  speed: ['slow', 'Plain', ' '],
  cacheLimit: ['-1', '1073741825'],
  pageCache: ['0', '1048575', '4294967297', '64M'],
  pageLimit: ['0', 'Infinity', '1000001'],
  log: ['loud', 'toString'],
  allowedOrigins: [
    ...['cmdb.example', 'https://cmdb.example/', 'https://cmdb.example/docs', 'HTTPS://cmdb.example', 'https://CMDB.example'],
    ...['https://cmdb.example:443', 'file://', 'ftp://cmdb.example', 'https://*.example', '*,https://cmdb.example', ',', 'NULL'],
  ],
  publicUrl: ['ftp://cmdb.example', 'cmdb.example', 'javascript:alert(1)'],
};

for (const [key, values] of Object.entries(wrong)) {
  const { name } = settings[key as keyof typeof settings];
  test(`${name} takes nothing that makes no sense`, t => {
    for (const value of values)
      t.throws(() => configFrom({ [name]: value }), { instanceOf: SettingError, message: /^KATASTER_\w+: expected [^\n]+$/ });
  });
}

for (const [setting, value, told] of refused) {
  test.serial(`${setting}=${value} ends the start with one line that says why`, async t => {
    const folder = join(temporaryFolder(t), 'folder');
    mkdirSync(folder);
    writeFileSync(join(folder, 'file'), 'This is no database. '.repeat(100));
    const usual = { KATASTER_PORT: '0', KATASTER_DATABASE: `sqlite:${join(folder, 'kataster.sqlite')}` };
    const reason = await refusalOf(['serve'], { ...usual, [setting]: value.replace('FOLDER', folder) });
    t.notRegex(reason, /\n/);
    t.regex(reason, told);
  });
}

test.serial('a wrong setting ends the start with a status after which systemd does not try again', async t => {
  const { code, stdout, stderr } = await run(t, ['serve'], { KATASTER_PORT: 'http' }).ended;
  t.deepEqual([code, stdout], [78, '']);
  t.regex(stderr, /^kataster: KATASTER_PORT: expected [^\n]+\n$/);
  t.regex(readFileSync('src/site/production/kataster.service', 'utf8'), /^RestartPreventExitStatus=78$/m);
});
