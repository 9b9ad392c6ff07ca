import { render } from 'preact';
import { startRouting } from './routing/location.js';
import { consolePaths } from './routing/paths.js';
import { Console } from './shell/console.js';
import { startShortcuts } from './shell/shortcuts.js';

const own: readonly string[] = consolePaths;

startRouting(path => path === '/' || own.includes(path.split('/')[1] ?? ''));
startShortcuts();
const place = document.getElementById('console');
if (place) render(<Console />, place);
