import { createRequire } from 'node:module';
import type { Document } from '../document/document.js';
import type { Rule } from './rules.js';

interface SchemaUtils {
  validateOpenRPCDocument(document: Document): true | Error;
}

// Through require: the types of the library come as sources, which our compiler settings reject.
const { validateOpenRPCDocument }: SchemaUtils = createRequire(import.meta.url)('@open-rpc/schema-utils-js');

interface MetaSchemaError {
  readonly dataPath: string;
  readonly message: string;
  readonly params: object;
}

/** The document is OpenRPC. */
export const validOpenRpc: Rule = document => {
  // The library answers its error; for a version of OpenRPC it does not know, it throws.
  try {
    const verdict = validateOpenRPCDocument(document);
    return verdict === true ? [] : linesOf(verdict.message);
  } catch (error) {
    return [String(error)];
  }
};

function linesOf(message: string): string[] {
  const errors: MetaSchemaError[] = JSON.parse(message.slice(message.indexOf('[')));
  return errors.map(({ dataPath, message, params }) => `${dataPath || 'document'}: ${message} ${JSON.stringify(params)}`);
}
