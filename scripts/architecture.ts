import { folderCircles, valueCircles } from './architecture/circles.js';
import { circleFaults, layerFaults } from './architecture/layer-faults.js';
import { roomFaults } from './architecture/room-faults.js';
import { shortFilesOfOneCaller } from './architecture/short-files.js';
import { sourceFiles } from './architecture/sources.js';

// `npm run architecture`, or `npm run architecture -- CHECKOUT`: says what breaks the architecture, and how large circles of imports are.
const files = sourceFiles(process.argv[2]);
const faults = [...roomFaults(files), ...layerFaults(files), ...circleFaults(files)];
const [largest] = folderCircles(files);
const circles = valueCircles(files);
const short = shortFilesOfOneCaller(sourceFiles(process.argv[2], ['src', 'scripts', 'test']));
console.log(faults.join('\n'));
console.log(`Faults: ${faults.length}`);
console.log(`Folders in the largest circle of imports: ${largest?.members.length ?? 0}`);
console.log(`Circles of values between files: ${circles.length}, of ${circles.flatMap(({ members }) => members).length} files`);
console.log(
  `Short files of one function with one caller: ${short.length}${short
    .map(
      path => `
  ${path}`,
    )
    .join('')}`,
);
if (faults.length > 0) process.exitCode = 1;
