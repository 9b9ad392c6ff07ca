import { RpcError } from '../../rpc/rpc-error.js';
import type { KeptValues } from '../attributes/attribute-type.js';
import { signed } from '../context.js';
import { objectChange } from '../objects/object-changes.js';
import { type TitleSync, titleIn } from './title-sync.js';
import type { Writing } from './writing.js';

const longest = 255;

/**
 * Gives an object the title that its master data make from now on; what names nothing leaves the title as it is.
 * @throws RpcError ValidationFailed
 */
export async function followMasterData(
  { context, records, object: { id, type }, time }: Writing,
  titleSync: TitleSync,
  before: Readonly<KeptValues>,
  values: Readonly<KeptValues>,
): Promise<void> {
  const title = titleIn(titleSync, values);
  if (type !== titleSync.type || title === '' || title === titleIn(titleSync, before)) return;
  refuseLong(titleSync, title);
  const object = await records.objects.find(id);
  if (!object || object.title === title) return;
  await records.objects.update(id, { title });
  await records.changes.add(signed(context, time, [objectChange(id, object, { ...object, title })]));
}

function refuseLong({ keys }: TitleSync, title: string): void {
  const { length } = [...title];
  if (length <= longest) return;
  const reason = `${keys.join(' and ')} are the title of the object, which holds ${longest} characters, not ${length}`;
  throw new RpcError('ValidationFailed', {}, { [keys.at(-1) ?? '']: reason });
}
