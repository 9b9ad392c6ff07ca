import type { SchemaPreview, SchemaReading } from '../../generated/types.js';
import { type AppliedSchema, applySchema, readSchema } from '../domain/schema/schema.js';
import { previewSchema, type UsedChange } from '../domain/schema-uses/schema-uses.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** Refused values on a page whose caller names no number. */
const usualLimit = 50;

/** kataster.schema: what a site adds to the catalogue. */
export const schema: MethodHandlers<CallContext>['schema'] = {
  async read(_, context) {
    return { result: (await readSchema(context)) as SchemaReading };
  },

  async preview({ schema: given = {}, removed = [], limit, cursor }, context) {
    const page = limit === undefined && cursor === undefined ? undefined : { limit: limit ?? usualLimit, cursor };
    const { refused, ...previewed } = await previewSchema(context, { schema: given, removed }, page);
    const listed = refused && { refused: refused.values, cursor: refused.cursor };
    return { result: { ...presentSteps(previewed), ...listed } as SchemaPreview };
  },

  async apply({ schema: given = {}, removed = [], if_version: ifVersion, accept_loss: acceptLoss = 0 }, context) {
    return { result: presentSteps(await applySchema(context, { schema: given, removed }, { ifVersion, acceptLoss })) };
  },
};

/** The changes are called steps: a dry run has changes of its own. */
function presentSteps({
  version,
  changes,
  loss,
}: Omit<AppliedSchema, 'changes'> & { readonly changes: readonly UsedChange[] }): SchemaPreview {
  const steps = changes.map(({ used, ...step }) => ({ ...step, ...(used && { uses: used.uses, used_by: used.usedBy }) }));
  return { version, steps, loss } as SchemaPreview;
}
