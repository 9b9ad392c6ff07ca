import { addCopyButtons } from './copying.js';
import { startMenu } from './menu.js';
import { startOwnIds } from './own-ids.js';
import { startSearch } from './search.js';
import { showService } from './service.js';
import { startSwitches } from './switches.js';
import { startTabs } from './tabs.js';

startSwitches();
startMenu();
startTabs();
addCopyButtons();
showService();
startOwnIds();
startSearch();
