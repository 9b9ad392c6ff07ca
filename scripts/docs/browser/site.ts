import { addCopyButtons } from './copying.js';
import { startMenu } from './menu.js';
import { startSearch } from './search.js';
import { startSwitches } from './switches.js';
import { startTabs } from './tabs.js';

startSwitches();
startMenu();
startTabs();
addCopyButtons();
startSearch();
