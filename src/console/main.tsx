import { render } from 'preact';
import { startRouting } from './routing/location.js';
import { Console } from './shell/console.js';
import { startShortcuts } from './shell/shortcuts.js';

startRouting();
startShortcuts();
const place = document.getElementById('console');
if (place) render(<Console />, place);
