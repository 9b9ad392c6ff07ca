import type { Plugin } from 'esbuild';
import { PackageFile } from './package-file.js';

/** Leaves out the formatter, which would be most of the file: types are laid out here. */
const withoutFormatter: Plugin = {
  name: 'without-formatter',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^prettier$/ }, ({ path }) => ({ path, namespace: 'formatter' }));
    onLoad({ filter: /.*/, namespace: 'formatter' }, () => ({ contents: '' }));
  },
};

/** The package that makes types of schemas, which begins once a client is generated. */
export const schemaTypes = new PackageFile('json-schema-to-typescript', /^json-schema-to-typescript$/, {
  plugins: [withoutFormatter],
  // What it logs on the way would get into a client that is written to the output.
  define: { 'process.env.VERBOSE': 'undefined' },
});
