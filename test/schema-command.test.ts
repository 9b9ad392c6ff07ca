import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { run } from './helpers/process.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const title = { en: 'Tank', de: 'Tank' };
const volume = { key: 'volume', type: 'integer', title };
const schema = {
  dialogs: [{ name: 'medium', choices: [{ id: 1, const: 'C__MEDIUM__WATER', title }] }],
  categories: [{ const: tank, title, attributes: [volume, { key: 'medium', type: 'dialog_plus', title, dialog: 'medium' }] }],
  object_types: [{ const: 'C__OBJTYPE__TANK', title, categories: ['C__CATG__GLOBAL', tank] }],
};

/** `kataster schema` on a database of its own. */
async function commandOn(t: ExecutionContext, engine: TestEngine) {
  const environment = { KATASTER_DATABASE: await newDatabase(t, engine.name, 'tables') };
  return (...words: readonly string[]) => run(t, ['schema', ...words], environment).ended;
}

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: a schema goes from one database to another as a file, and is compared with it`, async t => {
    const [trial, production] = [await commandOn(t, engine), await commandOn(t, engine)];
    const folder = temporaryFolder(t);
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const first = file('first.json', JSON.stringify(schema));
    const added = `PART\tNAME\tCHANGE\tMEMBERS\tENTRIES
dialogs\tmedium\tadded\t\t0
categories\t${tank}\tadded\t\t0
object_types\tC__OBJTYPE__TANK\tadded\t\t0
`;
    t.like(await trial('diff', first), { code: 0, stdout: added });
    t.like(await trial('apply', first, '--check'), { code: 1, stdout: added });
    t.like(await trial('apply', first, '--comment', 'tanks'), { code: 0, stdout: `${added}The schema has version 1 now.\n` });
    t.like(await trial('apply', first, '--check'), { code: 0, stdout: 'The schema is as the file says.\n' });
    const exported = (await trial('export')).stdout;
    t.false(exported.includes('"id": 10000'), 'numbers of definitions are those of one database');
    const taken = file('taken.json', exported);
    t.like(await production('apply', taken), { code: 0, stdout: `${added}The schema has version 1 now.\n` });
    t.is((await production('export')).stdout, exported);
    const removed = `PART\tNAME\tCHANGE\tMEMBERS\tENTRIES\nattributes\t${tank}.volume\tremoved\t\t0\n`;
    const gone = file('gone.json', '{}');
    t.like(await production('apply', gone, '--remove', `${tank}.volume`, '--check'), { code: 1, stdout: removed });
    t.like(await production('apply', gone, '--remove', `${tank}.volume`), { code: 0 });
    t.is((await production('export', '--at', '1')).stdout, exported, 'an earlier version');
    t.regex(
      (await production('export', '--at', '3')).stderr,
      /^kataster: --at: the history has no version 3, but those from 0 to 2/,
    );
    const refused = await production('apply', taken, '--check');
    t.is(refused.code, 1);
    t.regex(refused.stderr, /volume was removed and means nothing else ever/);
    const misspelt = await production('apply', file('wrong.json', '{"categories":[{"title":{"en":"-","de":"-"}}]}'));
    t.regex(misspelt.stderr, /^kataster: schema\.categories\.0\.const: expected a name such as C__CATG__CUSTOM_TANK;/);
  });
