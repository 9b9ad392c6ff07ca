import type { Kataster } from '../../../../generated/client.js';
import { Loaded } from '../../parts/loaded.js';
import type { Access } from '../../service/access.js';
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

interface UnofferedSectionProps {
  readonly object: number;
  readonly access: Access;
  readonly name: string;
}

/** A category that only its address leads to: the type of the object does not offer it, and it has no entries yet. */
export function UnofferedSection({ object, access, name }: UnofferedSectionProps) {
  const category = useAnswer(caller => readCategory(caller, object, name), [object, name]);
  return <Loaded answer={category}>{found => <CategorySection object={object} access={access} category={found} />}</Loaded>;
}
