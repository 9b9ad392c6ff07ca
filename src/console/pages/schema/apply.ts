import { type Kataster, KatasterError } from '../../../../generated/client.js';
import type { SchemaDocument, SchemaNames } from '../../../../generated/types.js';
import { undoAction } from '../../history/undo.js';
import { notify } from '../../parts/notices.js';
import { writes } from '../../service/answer.js';
import { forgetCatalogue } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { editorWords } from './editor-words.js';

/** Changes that are applied: exactly those of a plan, so with the version and the loss that it told. */
export interface ApprovedPlan {
  readonly schema?: SchemaDocument;
  readonly removed: SchemaNames;
  readonly version: number;
  readonly loss: number;
}

/**
 * Applies a plan as one change set that a notice offers to undo; the console knows the new catalogue at once.
 * @throws KatasterError of the service, where nothing was written
 */
export async function applyPlan(
  caller: Kataster,
  { schema = {}, removed, version, loss }: ApprovedPlan,
  comment = '',
): Promise<void> {
  const params = { schema, removed, if_version: version, ...(loss > 0 && { accept_loss: loss }) };
  const { number } = await caller.kataster.changes.apply(
    { operations: [{ method: 'kataster.schema.apply', params }] },
    comment === '' ? {} : { comment },
  );
  forgetCatalogue();
  writes.value += 1;
  notify(say(editorWords.applied, { version: version + 1 }), ...undoAction(number));
}

/** The parameter by which a plan was not applied, as somebody else changed the schema, or the entries that lose values, meanwhile. */
export function overtakenBy(error: unknown): 'if_version' | 'accept_loss' | undefined {
  const names = error instanceof KatasterError ? Object.keys(error.data ?? {}) : [];
  return (['if_version', 'accept_loss'] as const).find(parameter => names.some(name => name.endsWith(`.${parameter}`)));
}
