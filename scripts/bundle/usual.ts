import type { BuildOptions } from 'esbuild';

/** Options of every build. */
export const usual = {
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;
