import { replayTranscriptsOn } from './helpers/replays.js';
import { engines } from './helpers/stores.js';

for (const engine of engines.filter(({ name }) => name === 'SQLite')) replayTranscriptsOn(engine);
