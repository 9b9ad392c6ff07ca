import { browserTest, watchedPage } from '../helpers/browser.js';
import { keepRules, kinds } from '../helpers/docs-pages.js';
import { startedService } from '../helpers/started-service.js';
import { engines, type TestEngine } from '../helpers/stores.js';

const [sqlite] = engines as readonly [TestEngine];

browserTest('every article keeps the rules of accessibility, contrast included, light and dark', async t => {
  t.timeout(600_000);
  const { url } = await startedService(t, sqlite);
  const { page, faults } = await watchedPage(t, url);
  await keepRules(t, page, `${url}/docs`, kinds);
  t.deepEqual(faults, []);
});
