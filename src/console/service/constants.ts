import type { OtherConstant } from '../../../generated/client.js';

/** A constant that the service named: the console knows the catalogue of the service it talks to, the client's types that of the product. */
export function constant(name: string): OtherConstant {
  return name as OtherConstant;
}

/** The id of the object that contains every place, which is the first of every installation. */
export const rootLocation = 1;
