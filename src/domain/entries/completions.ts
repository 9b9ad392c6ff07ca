import type { Registry } from '../../catalog/registry.js';
import type { KeptValues } from '../attributes/attribute-type.js';
import { completeNet } from './net-values.js';

/** An attribute, and what is wrong with its value. */
export type Fault = readonly [key: string, reason: string];

/** Sets what follows from accepted values, and finds what does not fit together. */
export type Completion = (values: KeptValues, isSent: (key: string) => boolean, registry: Registry) => Iterable<Fault>;

/** Categories whose attributes tell something together that none of them tells alone. */
export const completions: Readonly<Record<string, Completion>> = { C__CATS__NET: completeNet };
