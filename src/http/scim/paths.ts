import { text } from '../../messages/text.js';
import { ScimError } from './scim-error.js';

/** The path of an operation: an attribute, the filter of its elements, and a part of it; names in lower case. */
export interface AttributePath {
  /** Empty where the path names a whole schema. */
  readonly attribute: string;
  readonly filter: string | undefined;
  readonly part: string | undefined;
}

const form = /^([a-z$][\w$-]*)(?:\[([^\]]*)\])?(?:\.([a-z$][\w$-]*))?$/i;
const maxPathChars = 300;

/**
 * Reads a path. A schema in front of it is left out where it is the first, and stands for an attribute otherwise: that of an extension.
 * @throws ScimError
 */
export function pathOf(path: string, [core = '', ...extensions]: readonly string[]): AttributePath {
  const given = path.length > maxPathChars ? '' : path.trim();
  const lower = given.toLowerCase();
  for (const extension of extensions.map(each => each.toLowerCase())) {
    if (lower === extension) return { attribute: extension, filter: undefined, part: undefined };
    if (lower.startsWith(`${extension}:`))
      return { attribute: extension, filter: undefined, part: lower.slice(extension.length + 1) };
  }
  if (lower === core.toLowerCase()) return { attribute: '', filter: undefined, part: undefined };
  const own = lower.startsWith(`${core.toLowerCase()}:`) ? given.slice(core.length + 1) : given;
  // Extensions that nothing is kept of.
  if (/^urn:/i.test(own)) return { attribute: own.toLowerCase(), filter: undefined, part: undefined };
  const [isPath, attribute = '', filter, part] = form.exec(own) ?? [];
  if (isPath === undefined) throw new ScimError(400, text('ScimPath', { path: path.slice(0, maxPathChars) }), 'invalidPath');
  return { attribute: attribute.toLowerCase(), filter: filter?.trim(), part: part?.toLowerCase() };
}
