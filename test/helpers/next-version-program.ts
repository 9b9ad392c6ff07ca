import { migrations } from '../../src/store/migrations/migrations.js';
import { MeasureTitles9000000000000 } from './next-version.js';

// The process into which this file is loaded is the next version.
migrations.push(MeasureTitles9000000000000);
