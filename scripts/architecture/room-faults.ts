import { type Import, importsOf } from './imports.js';
import { dialects, outside, owners, roomOf, rooms, wireNames } from './rooms.js';
import { type Files, withoutComments } from './sources.js';

/** Imports between rooms that may not be, and words that a room may not say, a line each. */
export function roomFaults(files: Files): readonly string[] {
  return [
    ...importsOf(files).flatMap(importFault),
    ...Object.entries(files).flatMap(([path, text]) => wordFaults(path, wordsIn(text))),
  ];
}

function importFault({ from: path, to: target, written }: Import): string[] {
  const from = roomOf(path);
  const allowed = rooms[from];
  if (!allowed) return [`${path}: there is no room '${from}'`];
  if (!written.startsWith('.')) {
    const owner = Object.entries(owners).find(([name]) => target === name || target.startsWith(`${name}/`))?.[1];
    return owner && owner !== from && !outside.includes(from)
      ? [`${path}: '${from}' imports '${target}', which is known to '${owner}' alone`]
      : [];
  }
  const to = roomOf(target);
  return to === from || allowed.includes(to) ? [] : [`${path}: '${from}' may not import '${to}' (${written})`];
}

function wordFaults(path: string, words: ReadonlySet<string>): string[] {
  const room = roomOf(path);
  if (room === 'generated' || outside.includes(room)) return [];
  const wire = room === wireNames.room ? [] : wireNames.words.filter(word => words.has(word));
  const knowsBoth = path !== dialects.file && dialects.words.every(word => words.has(word));
  return [
    ...wire.map(word => `${path}: '${word}' is a wire name, which '${wireNames.room}' alone says`),
    ...(knowsBoth ? [`${path}: names both dialects, which ${dialects.file} alone does`] : []),
  ];
}

/** Words of code: what stands in comments is not said. */
function wordsIn(text: string): ReadonlySet<string> {
  return new Set(withoutComments(text).match(/[A-Za-z_$][\w$]*/g));
}
