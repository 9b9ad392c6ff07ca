import { type MethodName, methods } from '../../../generated/methods.js';
import { BeyondBounds } from '../../domain/storage/bounded-reads.js';
import { attempted } from '../../rpc/awaitable.js';
import { jsonMadeBefore } from '../../rpc/json-text.js';
import type { MethodHandlers, Reply } from '../../rpc/reply.js';
import { changedHandlers, type Handle } from './handler-table.js';
import { type ReadBeside, readJobOf } from './read-job.js';
import type { RequestContext } from './request-context.js';

/** Handlers whose reads begin on the event loop, with bounded reads; a read beyond the bounds is repeated outside of it. */
export function boundedHandlers(handlers: MethodHandlers<RequestContext>, beside: ReadBeside): MethodHandlers<RequestContext> {
  return changedHandlers(handlers, (method, handle) =>
    methods[method].access === 'read' ? bounded(method, handle, beside) : handle,
  );
}

function bounded(method: MethodName, handle: Handle, beside: ReadBeside): Handle {
  return (params, context) => {
    const readBeside = async () => {
      const { text, etag } = await beside(readJobOf(method, params, context));
      return { json: jsonMadeBefore(text), etag };
    };
    // The past is read through the changes since, however many there are.
    if (context.options?.asOf !== undefined) return readBeside();
    return attempted<Reply>(
      () => handle(params, context),
      error => {
        if (!(error instanceof BeyondBounds)) throw error;
        return readBeside();
      },
    );
  };
}
