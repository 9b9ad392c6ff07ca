import type { Database } from 'better-sqlite3';
import { orderingForm, type TextOrder } from '../../../attributes/text-orders.js';

/** Name of the function of a connection that gives texts their ordering form. */
export const orderingFunction = 'ordering_form';

/** Gives a connection that function: the engine knows no addresses. */
export function defineOrdering(database: Database): void {
  const formOf = (order: TextOrder, text: unknown) => (typeof text === 'string' ? orderingForm(order, text) : null);
  database.function(orderingFunction, { deterministic: true }, formOf);
}
