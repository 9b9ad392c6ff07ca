import { addCopyButtons } from './page/copying.js';
import { startMenu } from './page/menu.js';
import { showService } from './page/service.js';
import { startSwitches } from './page/switches.js';
import { startTabs } from './page/tabs.js';
import { startSearch } from './search/search.js';
import { startOwnIds } from './try/own-ids.js';

startSwitches();
startMenu();
startTabs();
addCopyButtons();
showService();
startOwnIds();
startSearch();
