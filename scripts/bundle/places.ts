import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { placeOf } from './sources.js';

const asked = /createRequire\(import\.meta\.url\)|import\.meta\.(?:url|dirname)/g;

const answers: Readonly<Record<string, string>> = {
  'import.meta.url': 'url',
  'import.meta.dirname': 'dirname',
  'createRequire(import.meta.url)': 'require',
};

/** Modules find files from where they would be by themselves, and what they require in the bundle. */
export const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const place = JSON.stringify(placeOf(relative(process.cwd(), path)));
      const text = readFileSync(path, 'utf8').replaceAll(asked, question => `$placed(${place}).${answers[question]}`);
      return { contents: text, loader: 'ts' };
    });
  },
};

/** Begins the bundle: TypeScript and Node treat modules as strict, and `$placed` tells where in `dist` one of them would be. */
export const placing = `'use strict';
const $placed = place => {
  const { dirname, join, relative, resolve } = require('node:path');
  const dist = dirname(__dirname);
  const file = join(dist, place);
  const url = require('node:url').pathToFileURL(file).href;
  const required = require('node:module').createRequire(url);
  const find = name => module.exports.modules[relative(dist, resolve(dirname(file), name))];
  return { url, dirname: dirname(file), require: Object.assign(name => (find(name) ?? (() => required(name)))(), required) };
};`;
