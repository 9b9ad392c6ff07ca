import type { Computations } from './computation.js';
import { globalComputations } from './global-computations.js';
import { specificComputations } from './specific-computations.js';

/** How computed attributes are worked out, by category and key; what has no line says in the catalogue why, and reads `""`. */
export const computations: Computations = { ...globalComputations, ...specificComputations };
