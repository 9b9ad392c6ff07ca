import { browserTest } from '../helpers/browser.js';
import { registry } from '../helpers/catalogue.js';
import { walkCategories } from '../helpers/category-walks.js';

browserTest('an entry of every category is begun, rejected at its field, saved and undone', t =>
  walkCategories(t, registry.categories),
);
