import type { AttributeType } from '../../../generated/types.js';
import { Time } from '../parts/time.js';
import { ValueText } from '../parts/value-text.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { type AttributeView, isUnset, listIn, recordIn, textOf, type Values } from './attribute-view.js';
import { ManyChoices, OneChoice, OpenChoice, YesOrNo } from './choices.js';
import { Lines, line, Moment, Secret } from './lines.js';
import { ManyEntries, ManyObjects, ManyRelations, OneEntry, OneFile, OneObject, objectLink } from './links.js';
import { givenRow, rowsControl, showRows } from './rows.js';
import { TextLine } from './text-line.js';
import { showFile, Upload } from './upload.js';

const asTyped = (value: unknown): unknown => (isUnset(value) ? null : textOf(value));
const asId = (value: unknown): unknown => {
  const { id, title } = recordIn(value);
  return id === undefined ? (title ?? null) : Number.isNaN(Number(id)) ? id : Number(id);
};
const asIds = (value: unknown): unknown => listIn(value).map(asId);
const titles = (value: unknown) => textOf(value) || null;

const text = { show: titles, given: asTyped, comparedAs: 'text' } as const;
const ordered = { show: titles, given: asTyped, comparedAs: 'order' } as const;
const choice = { show: titles, given: asId, comparedAs: 'choice' } as const;
const presence = { given: asIds, comparedAs: 'presence' } as const;

/** How values of each attribute type are shown and changed: a type without a row does not compile. */
export const attributeViews = {
  text: { ...text, show: showText, control: TextLine },
  textarea: { ...text, show: value => <span class="lines">{textOf(value)}</span>, control: Lines },
  link: { ...text, show: showLink, control: line({ type: 'url' }) },
  integer: { ...ordered, control: line({ type: 'text', inputMode: 'numeric' }) },
  number: { ...ordered, control: line({ type: 'text', inputMode: 'decimal' }) },
  money: { ...ordered, control: line({ type: 'text', inputMode: 'decimal' }) },
  date: { ...ordered, control: line({ type: 'date' }) },
  datetime: { ...ordered, show: showMoment, control: Moment },
  time: { ...ordered, control: line({ type: 'time' }) },
  timespan: { ...text, control: line({ type: 'text' }) },
  boolean: { show: showYesOrNo, control: YesOrNo, given: givenYesOrNo, comparedAs: 'choice' },
  dialog: { ...choice, control: OneChoice },
  dialog_plus: { ...choice, control: OpenChoice },
  multiselect: { ...presence, show: titles, control: ManyChoices },
  object: { ...choice, show: objectLink, control: OneObject },
  objects: { ...presence, show: value => separated(listIn(value).map(objectLink)), control: ManyObjects },
  relations: { ...presence, show: titles, control: ManyRelations },
  entry: { ...choice, show: titles, control: OneEntry, comparedAs: 'presence' },
  entries: { ...presence, show: titles, control: ManyEntries },
  password: {
    ...text,
    show: value => <Secret value={value} />,
    control: line({ type: 'text' }),
    comparedAs: 'presence',
    isColumn: false,
  },
  upload: {
    show: showFile,
    control: Upload,
    given: value => recordIn(value).content ?? null,
    comparedAs: 'presence',
    isColumn: false,
  },
  file: { ...choice, show: objectLink, control: OneFile, comparedAs: 'presence' },
  rows: {
    show: value => showRows(value, textOf),
    control: rowsControl(viewOf),
    given: value => listIn(value).map(givenRow),
    comparedAs: 'presence',
  },
  computed: { show: showComputed, control: 'never', given: asTyped, comparedAs: 'presence' },
} as const satisfies Readonly<Record<AttributeType, AttributeView>>;

/** How values of an attribute type are shown and changed. */
export function viewOf(type: AttributeType): AttributeView {
  return attributeViews[type];
}

function showText(value: unknown) {
  const text = textOf(value);
  return text === '' ? null : <ValueText text={text} />;
}

function showLink(value: unknown) {
  const address = textOf(value);
  const isSafe = /^https?:\/\//i.test(address);
  return isSafe ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  ) : (
    address || null
  );
}

function showYesOrNo(value: unknown) {
  const { value: chosen } = recordIn(value);
  return chosen === undefined ? null : say(chosen === '1' ? words.yes : words.no);
}

function givenYesOrNo(value: unknown): unknown {
  const { value: chosen } = recordIn(value);
  return chosen === undefined ? null : chosen === '1';
}

/** A computed value has the form of another type: links lead somewhere, everything else is a text. */
function showComputed(value: unknown) {
  const isLink = (member: Values): boolean => 'sysid' in member;
  if (Array.isArray(value) && listIn(value).every(isLink)) return separated(listIn(value).map(objectLink));
  if (isLink(recordIn(value))) return objectLink(value);
  return isMoment.test(textOf(value)) ? showMoment(value) : showText(value);
}

const isMoment = /^\d{4}-\d\d-\d\dT/;

function showMoment(value: unknown) {
  return <Time value={textOf(value)} />;
}

function separated(links: readonly preact.ComponentChildren[]) {
  return links.map((link, at) => (
    <span key={at}>
      {at > 0 && ', '}
      {link}
    </span>
  ));
}
