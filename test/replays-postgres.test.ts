import { replayTranscriptsOn } from './helpers/replays.js';
import { enginesInTurn } from './helpers/stores.js';

for (const engine of enginesInTurn.filter(({ name }) => name === 'PostgreSQL')) replayTranscriptsOn(engine);
