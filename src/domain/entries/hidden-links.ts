import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink, typeOf } from '../../attributes/attribute-types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { CategoryModel } from '../models/category-model.js';
import type { Records } from '../storage/records.js';
import type { Sent } from './entry-rule.js';

/** Values of an entry that a caller replaces. */
interface Replacement {
  readonly records: { readonly links: Pick<Records['links'], 'hiddenTargets'> };
  readonly model: CategoryModel;
  readonly entry: number;
  readonly before: Readonly<KeptValues>;
  readonly sent: Sent;
}

/**
 * Keeps targets of links that the caller may not view. An entry reads without them, so that what was read and is sent back would remove
 * them, and whether that changed anything would tell that they were there. A target in the place of a hidden one replaces it.
 */
export function keepHiddenTargets(replacement: Replacement, values: KeptValues): MaybePromise<KeptValues> {
  const { records, model, entry, before } = replacement;
  const narrowed = model.links.filter(attribute => losesTargets(replacement, attribute, values));
  if (narrowed.length === 0) return values;
  const keys = narrowed.map(({ key }) => key);
  return andThen(records.links.hiddenTargets(entry, keys), targets => {
    const kept = keys.flatMap(key => {
      const own = targets.filter(({ attribute }) => attribute === key);
      const hidden = new Set(own.map(({ targetObject, targetEntry }) => targetObject ?? targetEntry ?? 0));
      return hidden.size > 0 ? [[key, withHidden(before[key], values[key], hidden)] as const] : [];
    });
    return kept.length > 0 ? inOrderOf(before, { ...values, ...Object.fromEntries(kept) }) : values;
  });
}

/** Whether targets are taken away, and none is put in the place of a single one. */
function losesTargets({ before, sent }: Replacement, attribute: Attribute, values: Readonly<KeptValues>): boolean {
  const { key } = attribute;
  if (!isLink(attribute) || !Object.hasOwn(sent, key)) return false;
  const left = idsIn(values[key]);
  if (left.length > 0 && !typeOf(attribute).holds.many) return false;
  return idsIn(before[key]).some(id => !left.includes(id));
}

function withHidden(before: KeptValues[string], value: KeptValues[string], hidden: ReadonlySet<number>): KeptValues[string] {
  const visible = idsIn(before).filter(id => !hidden.has(id));
  const left = idsIn(value);
  return isDeepStrictEqual(left, visible) ? before : [...left, ...hidden];
}

/** The values in the order of those before, as an entry in another order would be another text. */
function inOrderOf(before: Readonly<KeptValues>, values: Readonly<KeptValues>): KeptValues {
  return Object.fromEntries(Object.keys({ ...before, ...values }).flatMap(key => (key in values ? [[key, values[key]]] : [])));
}
