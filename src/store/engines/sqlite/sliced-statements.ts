import { TimeSlices } from '../../../rpc/time-slices.js';
import type { SendStatement } from '../connection.js';

/**
 * Statements that run at once, in the order in which they are sent; a result comes after a turn of the event loop where those before it took
 * a slice of time. Calls that read have a connection of their own, so they are answered in between.
 */
export function sliceStatements(ask: SendStatement, elapsed: () => number): SendStatement {
  const slices = new TimeSlices(elapsed);
  return (text, values, limit, known) => {
    const result = ask(text, values, limit, known);
    return slices.isOver ? slices.next().then(() => result) : result;
  };
}
