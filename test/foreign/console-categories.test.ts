import { browserTest } from '../helpers/browser.js';
import { registry } from '../helpers/catalogue.js';
import { ofEveryKind, walkCategories } from '../helpers/category-walks.js';

browserTest('an entry with a field of every kind is begun, rejected at its field, saved and undone', async t => {
  const categories = ofEveryKind(registry.categories);
  t.true(categories.length >= 15);
  await walkCategories(t, categories);
});
