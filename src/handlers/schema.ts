import type { SchemaPreview, SchemaReading } from '../../generated/types.js';
import { type AppliedSchema, applySchema } from '../domain/schema/schema.js';
import { readSchema } from '../domain/schema/schema-versions.js';
import { previewSchema, type UsedChange } from '../domain/schema-uses/schema-uses.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { withNames } from './schema-names.js';

/** Refused values on a page whose caller names no number. */
const usualLimit = 50;

/** kataster.schema: what a site adds to the catalogue. */
export const schema: MethodHandlers<CallContext>['schema'] = {
  async read({ version: asked, compared_with: comparedWith }, context) {
    const { changes, ...read } = await readSchema(context, { version: asked, comparedWith });
    const steps = changes?.map(({ part, name, change, members }) => ({ part, name, change, members }));
    return { result: { ...read, ...(steps && { steps }) } as SchemaReading };
  },

  async preview({ schema: given = {}, removed = [], adopt_files: adoptsFiles = false, limit, cursor }, context) {
    const page = limit === undefined && cursor === undefined ? undefined : { limit: limit ?? usualLimit, cursor };
    const { refused, ...previewed } = await previewSchema(context, { schema: withNames(given), removed, adoptsFiles }, page);
    const listed = refused && { refused: refused.values, cursor: refused.cursor };
    return { result: { ...presentSteps(previewed), ...listed } as SchemaPreview };
  },

  async apply(asked, context) {
    const { schema: given = {}, removed = [], adopt_files: adoptsFiles = false, accept_loss: acceptLoss = 0 } = asked;
    const request = { schema: withNames(given), removed, adoptsFiles };
    return { result: presentSteps(await applySchema(context, request, { ifVersion: asked.if_version, acceptLoss })) };
  },
};

/** The changes are called steps: a dry run has changes of its own. */
function presentSteps({
  version,
  changes,
  loss,
  filled,
}: Omit<AppliedSchema, 'changes'> & { readonly changes: readonly UsedChange[] }): SchemaPreview {
  const steps = changes.map(({ used, ...step }) => ({ ...step, ...(used && { uses: used.uses, used_by: used.usedBy }) }));
  return { version, steps, loss, ...(filled > 0 && { filled }) } as SchemaPreview;
}
