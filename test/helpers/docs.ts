import { type Docs, readDocs } from '../../src/site/examples/docs.js';

let made: Promise<Docs> | undefined;

/** The documentation of the sources, for all files: its examples are calls that are carried out. */
export function docsRead(): Promise<Docs> {
  made ??= readDocs();
  return made;
}
