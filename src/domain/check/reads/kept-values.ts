import { createHash } from 'node:crypto';
import type { AttributeType as AttributeTypeName } from '../../../../generated/types.js';
import { type Attribute, InvalidValue } from '../../../attributes/attribute-type.js';
import { acceptDate, acceptDatetime, acceptTime, acceptTimespan } from '../../../attributes/dates.js';
import { lastCatalogueChoice } from '../../../attributes/references.js';
import type { Registry } from '../../../catalog/registry.js';
import type { ChoiceRecord } from '../../storage/choices.js';

/** Facts for judging stored values. */
export interface Known {
  readonly registry: Registry;
  /** Choices that users added, by their ids. */
  readonly added: ReadonlyMap<number, ChoiceRecord>;
}

type Fits = (kept: unknown, attribute: Attribute, known: Known) => boolean;

const isText: Fits = kept => typeof kept === 'string';
const isId: Fits = kept => Number.isSafeInteger(kept) && Number(kept) > 0;

/** Whether a value is one that the type of its attribute keeps. */
const fitting = {
  text: isText,
  textarea: isText,
  link: isText,
  password: kept => typeof kept === 'string' || typeof memberOf(kept, 'encrypted') === 'string',
  integer: isNumber,
  number: isNumber,
  money: isText,
  date: as(acceptDate),
  datetime: as(acceptDatetime),
  time: as(acceptTime),
  timespan: as(acceptTimespan),
  boolean: kept => typeof kept === 'boolean',
  dialog: isChoice,
  dialog_plus: isChoice,
  multiselect: everyOne(isChoice),
  object: isId,
  objects: everyOne(isId),
  entry: isId,
  entries: everyOne(isId),
  file: isId,
  upload: isUpload,
  rows: everyOne(isRow),
  computed: () => false,
} satisfies Record<AttributeTypeName, Fits>;

/** Whether an attribute can read what is kept of it. */
export function fits(kept: unknown, attribute: Attribute, known: Known): boolean {
  return fitting[attribute.type](kept, attribute, known);
}

/** The ids of added choices among kept values, at whatever depth. */
export function addedChoicesIn(attribute: Attribute, kept: unknown): readonly number[] {
  if (Array.isArray(kept)) return kept.flatMap(each => addedChoicesIn(attribute, each));
  const fields = attribute.fields ?? [];
  if (fields.length > 0) return fields.flatMap(field => addedChoicesIn(field, memberOf(kept, field.key)));
  return attribute.dialog !== undefined && typeof kept === 'number' && kept > lastCatalogueChoice ? [kept] : [];
}

function isNumber(kept: unknown, { unit }: Attribute): boolean {
  if (!unit) return typeof kept === 'number';
  return typeof memberOf(kept, 'amount') === 'number' && typeof memberOf(kept, 'base') === 'number';
}

function isChoice(kept: unknown, { dialog = '' }: Attribute, { registry, added }: Known): boolean {
  if (typeof kept !== 'number' && typeof kept !== 'string') return false;
  return registry.dialog(dialog)?.byId.has(kept) === true || added.get(Number(kept))?.dialog === dialog;
}

function isUpload(kept: unknown): boolean {
  const [content, md5] = [memberOf(kept, 'content'), memberOf(kept, 'md5')];
  if (typeof content !== 'string' || typeof memberOf(kept, 'type') !== 'string') return false;
  const bytes = Buffer.from(content, 'base64');
  const isWhole = md5 === undefined || createHash('md5').update(bytes).digest('hex') === md5;
  return bytes.length === memberOf(kept, 'size') && isWhole;
}

function isRow(kept: unknown, { fields = [] }: Attribute, known: Known): boolean {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  const byKey = new Map(fields.map(field => [field.key, field]));
  return Object.entries(kept).every(([key, value]) => {
    const field = byKey.get(key);
    return field !== undefined && fits(value, field, known);
  });
}

function everyOne(fitsOne: Fits): Fits {
  return (kept, attribute, known) => Array.isArray(kept) && kept.every(each => fitsOne(each, attribute, known));
}

/** Texts that are taken as they are. */
function as(accept: (given: unknown) => string): Fits {
  return kept => {
    try {
      return accept(kept) === kept;
    } catch (error) {
      if (error instanceof InvalidValue) return false;
      throw error;
    }
  };
}

function memberOf(kept: unknown, key: string): unknown {
  return typeof kept === 'object' && kept !== null && key in kept ? (kept as Readonly<Record<string, unknown>>)[key] : undefined;
}
