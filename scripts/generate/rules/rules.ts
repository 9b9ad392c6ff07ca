import type { Document } from '../document/document.js';
import { compilingSchemas } from './compilation.js';
import * as errors from './errors.js';
import { positionalExamples, validExamples } from './examples.js';
import { expectedLimits } from './expectations.js';
import { knownKeywords } from './keywords.js';
import * as marks from './marks.js';
import * as methods from './methods.js';
import { validOpenRpc } from './openrpc.js';
import * as options from './options.js';
import * as parameters from './parameters.js';
import { portablePatterns } from './patterns.js';
import * as references from './references.js';
import * as schemas from './schemas.js';
import * as specification from './specification.js';

/** Names what is wrong with a document, one line a fault. */
export type Rule = (document: Document) => readonly string[];

// A rule relies on those of the stages before its own.
const stages: readonly (readonly Rule[])[] = [
  [validOpenRpc],
  [knownKeywords],
  [references.resolvingReferences, references.declaredErrors, references.creatingMethods],
  [
    ...Object.values(marks),
    ...Object.values(methods),
    ...Object.values(errors),
    ...Object.values(parameters),
    ...Object.values(options),
    ...Object.values(schemas),
    ...Object.values(specification),
    references.notRecursive,
  ],
  [compilingSchemas, expectedLimits, portablePatterns],
  [validExamples],
  [positionalExamples],
];

/** Faults that forbid generating from a document: those of the first stage that finds some. */
export function faults(document: Document): readonly string[] {
  for (const stage of stages) {
    const found = stage.flatMap(rule => rule(document));
    if (found.length > 0) return found;
  }
  return [];
}
