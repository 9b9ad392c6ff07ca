import { dirname, relative } from 'node:path';
import { folderCircles, valueCircles } from './circles.js';
import { type Import, importsBetween } from './imports.js';
import { layers } from './layers.js';
import { folderOf, roomOf } from './rooms.js';
import type { Files } from './sources.js';

/** Imports that lead from a layer to a higher one, and files that stand in no layer of their room, a line each. */
export function layerFaults(files: Files): readonly string[] {
  return [...Object.keys(files).flatMap(placeFault), ...importsBetween(files).flatMap(importFault)];
}

/** Circles of imports between folders and of values between files, a line each. */
export function circleFaults(files: Files): readonly string[] {
  return [
    ...folderCircles(files).map(({ members, way }) => `${members.join(', ')}: folders import each other (${written(way)})`),
    ...valueCircles(files).map(({ members, way }) => `${members.join(', ')}: files need each other (${written(way)})`),
  ];
}

function placeFault(path: string): string[] {
  const room = roomOf(path);
  return layers[room] && rankOf(path) === undefined ? [`${path}: the room '${room}' has no layer for this folder`] : [];
}

function importFault({ from, to, written: target }: Import): string[] {
  const [room, rank, otherRank] = [roomOf(from), rankOf(from), rankOf(to)];
  if (room !== roomOf(to) || rank === undefined || otherRank === undefined) return [];
  const isAllowed = layerOf(from) === layerOf(to) || otherRank < rank;
  return isAllowed ? [] : [`${from}: '${layerOf(from)}' may not import '${layerOf(to)}' of '${room}' (${target})`];
}

function rankOf(path: string): number | undefined {
  const layer = layerOf(path);
  const rank = (layers[roomOf(path)] ?? []).findIndex(each => layer !== undefined && [each].flat().includes(layer));
  return rank < 0 ? undefined : rank;
}

/** The layer of a file: the innermost folder around it that is listed. */
function layerOf(path: string): string | undefined {
  const listed = (layers[roomOf(path)] ?? []).flat();
  const folder = relative(folderOf(roomOf(path)), dirname(path)) || '.';
  return listed
    .filter(layer => folder === layer || folder.startsWith(`${layer}/`))
    .sort((one, other) => other.length - one.length)[0];
}

function written(way: readonly Import[]): string {
  return way.map(({ from, to }) => `${from} → ${to}`).join(', ');
}
