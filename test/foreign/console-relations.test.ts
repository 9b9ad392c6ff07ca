import { objectMade } from '../factories/calls.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf } from '../helpers/rpc.js';
import { textsAre } from '../helpers/seen.js';

browserTest('relations read as sentences in the language of the reader', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { locale: 'de-DE' });
  const call = callerOf(service, 'contract');
  const person = await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Ada' });
  const contact = { contact_object: person, role: 'C__CONTACT_TYPE__USER' };
  const object = await objectMade(call, { title: 'web9', categories: { C__CATG__CONTACT: contact } });
  await signIn(page, service.url, `/connections/${object}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: /^web9 wird genutzt von Ada$/ })
    .waitFor();
  await textsAre(t, page.locator('.graph .edge text'), ['wird genutzt von']);
  // An address that somebody sends who reads English names the kind in English words.
  await page.goto(`${service.url}/connections/${object}?kind=is used by`);
  await page
    .getByRole('listitem')
    .filter({ hasText: /^web9 wird genutzt von Ada$/ })
    .waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
