import type { Kataster } from '../../../../generated/client.js';
import { Loaded } from '../../parts/loaded.js';
import { useAnswer } from '../../service/answer.js';
import { categoryInfo, unofferedCategory } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { CategorySection } from './category-section.js';
import type { FilledCategory } from './object-contents.js';

async function readCategory(caller: Kataster, object: number, name: string): Promise<FilledCategory> {
  const info = await categoryInfo(caller, name);
  const isReadable = Object.keys(info).length > 0;
  const entries = isReadable
    ? await caller.cmdb.category.read({ objID: object, category: constant(name) }, { with_revision: true })
    : [];
  return { ...(await unofferedCategory(caller, name, entries.length > 1)), info, entries };
}

/** A category that only its address leads to: the type of the object does not offer it, and it has no entries yet. */
export function UnofferedSection({ object, name }: { readonly object: number; readonly name: string }) {
  const category = useAnswer(caller => readCategory(caller, object, name), [object, name]);
  return <Loaded answer={category}>{found => <CategorySection object={object} category={found} />}</Loaded>;
}
