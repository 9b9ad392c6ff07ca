import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { objectMade } from '../factories/calls.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf } from '../helpers/rpc.js';

browserTest(
  'a list of more rows than are loaded is saved as a spreadsheet of texts, by a script that is loaded then',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    const call = callerOf(service, 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__PRINTER', title: '=1+1' });
    for (let at = 0; at < 150; at += 1) await objectMade(call, { type: 'C__OBJTYPE__PRINTER', title: `00${at} <printer>` });
    const scripts: string[] = [];
    page.on('request', request => void (request.url().endsWith('.js') && scripts.push(request.url())));
    await signIn(page, service.url, '/objects?type=C__OBJTYPE__PRINTER');
    await page.getByText('151 objects').waitFor();
    const before = scripts.length;
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'XLSX' }).press('Enter')]);
    t.true(scripts.length > before, 'the script that writes spreadsheets is loaded at its use');
    t.regex(saved.suggestedFilename(), /\.xlsx$/);
    await page.getByText('151 objects saved as XLSX.').waitFor();
    const files = unzipSync(readFileSync(await saved.path()));
    const all = Object.entries(files).flatMap(([name, bytes]) => (name.endsWith('.xml') ? [strFromU8(bytes)] : []));
    const sheet = all.find(text => text.includes('<sheetData>')) ?? '';
    t.is(sheet.split('<row ').length - 1, 152, 'a row of titles and one for each object');
    t.notRegex(sheet, /<f>/, 'no formula');
    for (const text of ['=1+1', '00149 &lt;printer&gt;'])
      t.true(
        all.some(each => each.includes(text)),
        text,
      );
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);
