import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Document } from '../../../scripts/generate/document/document.js';
import { loadRegistry, type Registry } from '../../catalog/registry.js';
import { programVersion } from '../../cli/package-file.js';
import { program } from '../../cli/program.js';
import { withLimitsFilledIn, withMarksInPlace } from '../../discovery/schema-marks.js';
import { type Examples, executeExamples } from './examples.js';
import { exportExample } from './export-example.js';

/** Everything the documentation is made of. */
export interface Docs {
  readonly document: Document;
  readonly registry: Registry;
  readonly examples: Examples;
  /** The program with all of its commands. */
  readonly program: Command;
  readonly programInGerman: Command;
  /** The lines of an export. */
  readonly exported: readonly string[];
}

/** The document of the repository and the built-in catalogue, with examples carried out now. */
export function readDocs(): Promise<Docs> {
  const document = withMarksInPlace(JSON.parse(readFileSync('openrpc.json', 'utf8')));
  return docsOf(withLimitsFilledIn(document), loadRegistry([]));
}

/** The facts about a document and a catalogue, with examples carried out now. */
export async function docsOf(document: Document, registry: Registry): Promise<Docs> {
  return {
    document,
    registry,
    examples: await executeExamples(document, registry),
    program: await program([], 'en'),
    programInGerman: await program([], 'de'),
    exported: await exportExample(programVersion()),
  };
}
