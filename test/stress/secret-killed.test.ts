import { rowsIn } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import { placeOn } from '../helpers/secret-place.js';
import { engines } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';

const passwd = 'C__CATG__PASSWD';

for (const engine of engines)
  engine.test(`a change of the key that is killed is refused at the start until it is finished on ${engine.name}`, async t => {
    t.timeout(300_000);
    const { url, secret, killable, start, refusal, newFile } = await placeOn(t, engine);
    const files = [await newFile('one'), await newFile('other')];
    const service = await start(files[0]);
    const passwords = Array.from({ length: 1500 }, (_, index) => `secret ${index}`);
    const objects: number[] = [];
    for (let at = 0; at < passwords.length; at += 250) {
      const categories = { [passwd]: passwords.slice(at, at + 250).map(password => ({ password })) };
      const made = service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'a', categories });
      objects.push(Number((await resultOf(made)).id));
    }
    await service.stop();
    const isChanging = async () => {
      const [row] = await rowsIn<{ value: string }>(url, "SELECT value FROM settings WHERE name = 'secret_keys'");
      return JSON.parse(row?.value ?? '[]').length > 1;
    };
    let killed = 0;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const [from, to] = [files[attempt % 2] ?? '', files[(attempt + 1) % 2] ?? ''];
      const rotating = killable(['rotate', to], from);
      await until(async () => (await isChanging()) || (await Promise.race([rotating.ended.then(() => true), false])));
      rotating.signal('SIGKILL');
      await rotating.ended;
      if (await isChanging()) {
        killed += 1;
        t.regex(await refusal(from), /the change of the key was not finished; run `kataster secret rotate FILE` once more/);
        t.regex(await refusal(to), /the change of the key was not finished/);
      }
      const finished = await secret(['rotate', to], from);
      t.is(finished.code, 0, finished.stderr);
    }
    t.log(`${killed} of 2 were killed in the middle`);
    const again = await start(files[0]);
    const texts: string[] = [];
    for (const objID of objects) {
      const entries = again.call('cmdb.category.read', { objID, category: passwd });
      texts.push(...(await resultOf<readonly { password: string }[]>(entries)).map(({ password }) => password));
    }
    t.deepEqual(texts, passwords);
    await again.stop();
  });
