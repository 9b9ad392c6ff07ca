import { RpcError } from '../../rpc/rpc-error.js';

/** A write was checked by another version of the schema than the one in force: it may be carried out again by that. */
export class SchemaChanged extends RpcError<'Busy'> {
  constructor() {
    super('Busy', {}, { retry: 'true' });
  }
}
