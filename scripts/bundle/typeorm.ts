import type { Plugin } from 'esbuild';
import { outside } from './outside.js';
import { PackageFile } from './package-file.js';

/** Folders of the drivers that are used, and of what they extend. */
const used: readonly string[] = ['better-sqlite3', 'postgres', 'sqlite-abstract'];

/** Leaves out the drivers of other engines, which TypeORM loads whichever is used: they are a third of it. */
const withoutOtherDrivers: Plugin = {
  name: 'without-other-drivers',
  setup({ onLoad }) {
    onLoad({ filter: /\/typeorm\/driver\/[\w-]+\/\w+Driver\.js$/ }, ({ path }) =>
      used.includes(path.split('/').at(-2) ?? '') ? undefined : { contents: '' },
    );
  },
};

/** Ends the file; the package of TypeORM names its license without the text. */
const license = `/*
This file has parts of TypeORM, https://typeorm.io

MIT License

Copyright (c) TypeORM

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/`;

/** TypeORM, which begins once something is stored. */
export const typeorm = new PackageFile('typeorm', /^typeorm\//, {
  plugins: [outside, withoutOtherDrivers],
  footer: { js: license },
});
