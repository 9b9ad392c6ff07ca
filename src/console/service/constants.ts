import type { OtherConstant } from '../../../generated/client.js';

/** A constant that the service named: the console knows the catalogue of the service it talks to, the client's types that of the product. */
export function constant(name: string): OtherConstant {
  return name as OtherConstant;
}

/** Whether a text is a constant and nothing else, such as C__CATG__IP. */
export function isConstant(text: string): boolean {
  return /^C__[A-Z0-9_]+$/.test(text);
}

/** Whether a text can be the id of an object. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** The id of the object that contains every place, which is the first of every installation. */
export const rootLocation = 1;
