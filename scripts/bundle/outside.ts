import type { Plugin } from 'esbuild';

/** Leaves packages but those with files of their own where npm installs them, and the client where programs import it. */
export const outside: Plugin = {
  name: 'outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('typeorm/') ? undefined : { path, external: true }));
    onResolve({ filter: /\/(?:generated\/client\.js|[\w-]+\.cjs)$/ }, ({ path }) => ({
      path: path.replace(/^.*\/generated\//, '../generated/'),
      external: true,
    }));
  },
};
