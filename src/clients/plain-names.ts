import type { ClientModel } from './model.js';

/** A document that clients cannot be made of, or must not be. */
export class DocumentError extends Error {}

/**
 * Makes sure that what becomes source text is nothing but names: a document may come from anywhere.
 * @throws DocumentError
 */
export function rejectStrangeNames({ methods, categories, errors, schemas }: ClientModel): void {
  const words = [
    ...methods.flatMap(({ name, parameters, options }) => [
      ...name.split('.'),
      ...[...parameters, ...options].map(each => each.name),
    ]),
    ...methods.flatMap(({ paging }) => paging?.items ?? []),
    ...methods.flatMap(({ replacedBy = '' }) => replacedBy.split('.').filter(word => word !== '')),
    ...categories.flatMap(({ const: constant, entry, data = entry, choices = entry }) => [constant, entry, data, choices]),
    ...errors.map(([name]) => name),
    ...schemas.map(([name]) => name),
  ];
  const strange = words.find(word => !/^[A-Za-z_]\w*$/.test(word));
  if (strange !== undefined)
    throw new DocumentError(`${JSON.stringify(strange.slice(0, 60))} is no name that a client could have`);
  const uncounted = errors.find(([, code]) => !Number.isInteger(code));
  if (uncounted) throw new DocumentError(`the error ${uncounted[0]} has no code`);
}
