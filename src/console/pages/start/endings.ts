import { calls, type Kataster, KatasterError } from '../../../../generated/client.js';
import type { AttributeCondition, ListedObject } from '../../../../generated/types.js';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import { objectsOf } from '../../service/answer.js';
import { constant } from '../../service/constants.js';
import type { Text } from '../../texts/language.js';

/** Days that count as soon. */
export const soonDays = 90;

const dayMs = 86_400_000;
const listedAtMost = 100;

/** Attributes whose day ends something that a company pays for or relies on. */
export const endings = [
  { category: 'C__CATS__CONTRACT', key: 'end_date', word: { en: 'Contract', de: 'Vertrag' } },
  { category: 'C__CATG__ACCOUNTING', key: 'guarantee_date', word: { en: 'Warranty', de: 'Garantie' } },
  { category: 'C__CATS__LICENCE_LIST', key: 'expire', word: { en: 'Licence', de: 'Lizenz' } },
  { category: 'C__CATG__CERTIFICATE', key: 'expire_date', word: { en: 'Certificate', de: 'Zertifikat' } },
  { category: 'C__CATG__SUPPORT_ENTITLEMENT', key: 'endDate', word: { en: 'Support', de: 'Support' } },
] as const satisfies readonly { readonly category: string; readonly key: string; readonly word: Text }[];

/** Something that ends soon. */
export interface Ending {
  readonly object: ListedObject;
  readonly what: Text;
  /** Such as 2026-02-28. */
  readonly day: string;
  readonly days: number;
}

/** Endings within the next days, the first first, as far as the caller may view them. */
export async function endingsSoon(caller: Kataster, today: Date): Promise<readonly Ending[]> {
  const answers = await caller.batch(
    endings.map(each =>
      calls.cmdb.objects.read({
        filter: { attributes: conditionsOf(each, today).map(one => ({ ...one, category: constant(one.category) })) },
        fields: ['id', 'title', 'type'],
        categories: [constant(each.category)],
        limit: listedAtMost,
      }),
    ),
  );
  const found = endings.flatMap(({ category, key, word }, at) => {
    const answer = answers[at];
    if (answer === undefined || answer instanceof KatasterError) return [];
    return objectsOf(answer).flatMap(object =>
      listIn(recordIn(object.categories)[category]).flatMap(entry => endingOf(object, word, textOf(entry[key]), today)),
    );
  });
  return found.toSorted((one, other) => one.days - other.days);
}

/** Conditions that a list of these objects has. Of several entries each may meet one, so that entries are looked at, too. */
export function conditionsOf(
  { category, key }: Pick<(typeof endings)[number], 'category' | 'key'>,
  today: Date,
): readonly AttributeCondition[] {
  return [
    { category, key, comparison: '>=', value: dayAfter(today, 0) },
    { category, key, comparison: '<=', value: dayAfter(today, soonDays) },
  ] as const;
}

function endingOf(object: ListedObject, what: Text, time: string, today: Date): readonly Ending[] {
  const day = time.slice(0, 10);
  const days = Math.round((Date.parse(day) - Date.parse(dayAfter(today, 0))) / dayMs);
  return days >= 0 && days <= soonDays ? [{ object, what, day, days }] : [];
}

/** A day of the reader, such as 2026-02-28. */
function dayAfter(today: Date, days: number): string {
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, '0')).join('-');
}
