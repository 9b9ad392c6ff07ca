import type { AttributeType as AttributeTypeName } from '../../generated/types.js';
import { say } from '../messages/say.js';
import {
  type Attribute,
  type AttributeType,
  InvalidValue,
  type Kept,
  kindOf,
  type Language,
  type Showing,
} from './attribute-type.js';
import { acceptChoice, acceptChoices, referChoice, referChoices, showChoice, showChoices } from './choices.js';
import { constantValue } from './constant-texts.js';
import { acceptDate, acceptDatetime, acceptTime, acceptTimespan, showDatetime } from './dates.js';
import { acceptEntry, acceptObject, listOf, referEntry, referObject, showEntry, showList, showObject } from './links.js';
import { acceptInteger, acceptMoney, acceptNumber, acceptQuantity, isQuantity } from './numbers.js';
import { acceptPassword } from './passwords.js';
import { rowsOf } from './rows.js';
import { acceptText, acceptTextarea } from './texts.js';
import { acceptUpload, showUpload } from './uploads.js';

const text: AttributeType = { accept: acceptText, show: same };
const choice: AttributeType = {
  accept: acceptChoice,
  collectReferences: referChoice,
  show: showChoice,
  unset: null,
  clears: [-1],
};
const object: AttributeType = { accept: acceptObject, collectReferences: referObject, show: showObject, unset: null };
const entry: AttributeType = { accept: acceptEntry, collectReferences: referEntry, show: showEntry, unset: null };

/** How the values of each attribute type come in, and how they are shown. */
export const attributeTypes = {
  text,
  textarea: { accept: acceptTextarea, show: same },
  link: text,
  password: { accept: acceptPassword, show: same },
  integer: { accept: numeric(acceptInteger), show: showNumber },
  number: { accept: numeric(acceptNumber), show: showNumber },
  money: { accept: acceptMoney, show: same },
  date: { accept: acceptDate, show: same },
  datetime: { accept: acceptDatetime, show: showDatetime },
  time: { accept: acceptTime, show: same },
  timespan: { accept: acceptTimespan, show: same },
  boolean: { accept: acceptYesOrNo, show: showYesOrNo },
  dialog: choice,
  dialog_plus: choice,
  multiselect: { accept: acceptChoices, collectReferences: referChoices, show: showChoices, unset: [], clears: [-1] },
  object,
  objects: { accept: listOf(acceptObject), collectReferences: referObject, show: showList(showObject), unset: [] },
  entry,
  entries: { accept: listOf(acceptEntry), collectReferences: referEntry, show: showList(showEntry), unset: [] },
  file: object,
  upload: { accept: acceptUpload, show: showUpload, unset: null },
  rows: rowsOf({ text, dialog: choice, dialog_plus: choice, object, entry }),
  computed: { accept: refuseComputed, show: same },
} satisfies Record<AttributeTypeName, AttributeType>;

/** The row of an attribute's type. */
export function typeOf(attribute: Attribute): AttributeType {
  return attributeTypes[attribute.type];
}

const yesAndNo: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[1, true, '1', 'yes', 'ja'].map((yes): [unknown, boolean] => [yes, true]),
  ...[0, false, '0', 'no', 'nein'].map((no): [unknown, boolean] => [no, false]),
]);

function acceptYesOrNo(given: unknown): boolean {
  const meant = yesAndNo.get(typeof given === 'string' ? given.toLowerCase() : given);
  if (meant === undefined) {
    throw new InvalidValue(
      `expected 0, 1, true, false, "yes", "no", "ja" or "nein", not ${typeof given === 'number' ? given : kindOf(given)}`,
    );
  }
  return meant;
}

function showYesOrNo(kept: Kept, _: Attribute, { language }: Showing): unknown {
  return kept === true ? yes[language] : no[language];
}

const yes = { en: yesOrNo('en', '1', 'Yes'), de: yesOrNo('de', '1', 'Yes') };
const no = { en: yesOrNo('en', '0', 'No'), de: yesOrNo('de', '0', 'No') };

function yesOrNo(language: Language, value: '0' | '1', title: 'Yes' | 'No'): object {
  return constantValue({ value, title: say(language, title, {}) });
}

function numeric(accept: (given: unknown) => number) {
  return (given: unknown, attribute: Attribute): Kept => (attribute.unit ? acceptQuantity(given, attribute) : accept(given));
}

function showNumber(kept: Kept): unknown {
  return isQuantity(kept) ? { title: kept.amount } : String(kept);
}

function same(kept: Kept): unknown {
  return kept;
}

function refuseComputed(): never {
  throw new InvalidValue('this attribute is worked out on reading and cannot be saved');
}
