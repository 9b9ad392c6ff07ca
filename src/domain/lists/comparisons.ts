import type { Comparison } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { comparableTitle, foldPiece } from '../../attributes/choice-titles.js';
import type { ComparedAs } from '../../attributes/definition.js';
import { comparableText, formatNamed, isOfFormat } from '../../attributes/formats.js';
import { describeGiven, InvalidValue, kindOf } from '../../attributes/invalid-value.js';
import { acceptNumber } from '../../attributes/numbers.js';
import { lastCatalogueChoice, ReferenceIds } from '../../attributes/references.js';
import { orderingForm } from '../../attributes/text-orders.js';
import { wellFormedText } from '../../attributes/texts.js';
import type { Dialog } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import { titlePattern } from '../storage/folding.js';
import type { LinkTarget, Order, Pattern, ValueTest } from '../storage/object-query.js';

/** Every comparison of the document, by its name. */
const named: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  in: 'in',
  contains: 'contains',
  begins: 'begins',
  like: 'like',
  set: 'set',
  unset: 'unset',
};
export const everyComparison: Readonly<Record<string, Comparison>> = named;
const comparisons = Object.values(named);

/** A compared value as a test of stored values, or as the target of a link. */
export type Compared = ValueTest | LinkTarget;
export type Compare = (given: unknown, attribute: Attribute, context: Comparing) => Compared;

/** Context of comparisons. */
type Comparing = Pick<DomainContext, 'registry' | 'timeZone'>;

/** How values of some types are compared; absent ones are rejected. The rest follows from these. */
type Family = Partial<Record<Exclude<Comparison, '!=' | 'in' | 'set' | 'unset'>, Compare>>;

const longest = 255;

const patterns = {
  '=': (text: string): Pattern => [text],
  contains: (text: string): Pattern => ['', text, ''],
  begins: (text: string): Pattern => [text, ''],
  like: (text: string): Pattern => text.split('*'),
};
type PatternName = keyof typeof patterns;

/** The comparisons of texts, by what is made of a pattern. */
function like(testOf: (pattern: Pattern, attribute: Attribute, context: Comparing) => Compared): Family {
  const compare =
    (name: PatternName): Compare =>
    (given, attribute, context) =>
      testOf(patterns[name](textOf(given)), attribute, context);
  return { '=': compare('='), contains: compare('contains'), begins: compare('begins'), like: compare('like') };
}

/** The comparisons of values that have an order. */
function orderComparisons(testOf: (order: Order, given: unknown, attribute: Attribute, context: Comparing) => ValueTest): Family {
  const orders: readonly Order[] = ['=', '<', '<=', '>', '>='];
  return Object.fromEntries(
    orders.map(order => [
      order,
      (given: unknown, attribute: Attribute, context: Comparing) => testOf(order, given, attribute, context),
    ]),
  );
}

const textFamily: Family = {
  ...orderComparisons((order, given, { format }) => {
    const compared = comparableText(textOf(given), format);
    const form = formatNamed(format);
    if (format === undefined || !form?.order) return { is: 'ordered', order, text: compared };
    if (!isOfFormat(compared, format)) throw new InvalidValue(text('Expected', form), describeGiven(compared));
    return { is: 'ordered', order, text: orderingForm(form.order, compared), by: form.order };
  }),
  ...like((pattern, { format }) => ({ is: 'like', pattern: comparablePattern(pattern, format) })),
};
const number = orderComparisons((order, given) => ({ is: 'number', order, number: acceptNumber(given) }));
const moment = orderComparisons((order, given, attribute, context) => ({
  is: 'ordered',
  order,
  text: String(acceptPlain(given, attribute, context)),
}));
const yesOrNo: Family = {
  '=': (given, attribute, context) => {
    const yes = acceptPlain(given, attribute, context) === true;
    return { is: 'oneOf', values: [yes], orUnset: !yes };
  },
};
const choice: Family = {
  ...like((pattern, attribute, { registry }) => choiceLike(pattern, registry.dialog(attribute.dialog ?? ''))),
  '=': (given, attribute, { registry }) =>
    typeof given === 'number'
      ? { is: 'oneOf', values: [given] }
      : choiceLike([textOf(given)], registry.dialog(attribute.dialog ?? '')),
};
const objectLink: Family = {
  ...like(pattern => ({ to: 'titled', patterns: [titlePattern(pattern)] })),
  '=': given => {
    const id = idOf(given);
    return id === undefined ? { to: 'titled', patterns: [titlePattern([textOf(given)])] } : { to: 'objects', ids: [id] };
  },
};
const entryLink: Family = {
  '=': given => {
    const id = idOf(given);
    if (id === undefined) throw new InvalidValue(text('ExpectedIdOfEntryNot', { given: kindOf(given) }));
    return { to: 'entries', ids: [id] };
  },
};

/** A pattern in the spelling of what is kept. */
function comparablePattern(pattern: Pattern, format: Attribute['format']): Pattern {
  const extent = pattern.length === 1 ? 'whole' : 'piece';
  return pattern.map(text => comparableText(text, format, extent));
}

/** How values of each family are compared. */
const families: Readonly<Record<Exclude<ComparedAs, 'nothing'>, Family>> = {
  text: textFamily,
  number,
  moment,
  yesOrNo,
  choice,
  objectLink,
  entryLink,
  presence: {},
};

/** How values of this attribute are compared; `undefined` where they are worked out on reading. */
export function familyOf(attribute: Attribute): Family | undefined {
  const { comparedAs } = typeOf(attribute);
  return comparedAs === 'nothing' ? undefined : families[comparedAs];
}

/** Whether what is kept is a list of choices, each of which a comparison may meet. */
export function isListOfChoices(attribute: Attribute): boolean {
  const { many, choice } = typeOf(attribute).holds;
  return many && choice !== 'none';
}

/** The comparisons an attribute knows. */
export function comparisonsOf(family: Family): readonly Comparison[] {
  return comparisons.filter(each => {
    if (each === 'set' || each === 'unset') return true;
    return family[each === '!=' || each === 'in' ? '=' : each] !== undefined;
  });
}

function textOf(given: unknown): string {
  const written = typeof given === 'number' ? String(given) : wellFormedText(given);
  if (written === '') throw new InvalidValue(text('ExpectedTextThatIsNot'));
  if ([...written].length > longest)
    throw new InvalidValue(text('ExpectedTextOfUpTo', { max: longest, count: [...written].length }));
  return written;
}

/** Stored form of a plain value; plausibility is not checked, so values that nothing can have are compared, too. */
function acceptPlain(given: unknown, attribute: Attribute, { registry, timeZone }: Comparing): unknown {
  return typeOf(attribute).accept(given, attribute, {
    registry,
    referenceIds: new ReferenceIds(),
    checksPlausibility: false,
    timeZone,
  });
}

const digits = /^[1-9][0-9]{0,9}$/;

function idOf(given: unknown): number | undefined {
  const id = typeof given === 'string' && digits.test(given) ? Number(given) : given;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Choices of the catalogue by constant, title or id, and those that users added by title or id. */
function choiceLike(pattern: Pattern, dialog: Dialog | undefined): ValueTest {
  const [only = '', ...others] = pattern;
  const named =
    others.length === 0
      ? (dialog?.choices ?? []).filter(({ id, const: constant }) => String(id) === only || constant === only)
      : [];
  const folded = others.length === 0 ? [comparableTitle(only)] : pattern.map(foldPiece);
  const titled = (dialog?.choices ?? []).filter(({ title }) => Object.values(title).some(each => isLike(each, folded)));
  const own = others.length === 0 && digits.test(only) && Number(only) > lastCatalogueChoice ? [Number(only)] : [];
  return {
    is: 'choice',
    dialog: dialog?.name ?? '',
    patterns: [folded],
    shipped: [...new Set([...named, ...titled].map(({ id }) => id)), ...own],
  };
}

/** Whether the title of a choice meets a pattern of folded pieces. */
function isLike(title: string, [begin = '', ...rest]: Pattern): boolean {
  const lower = comparableTitle(title);
  if (rest.length === 0) return lower === begin;
  if (!lower.startsWith(begin)) return false;
  const end = rest.pop() ?? '';
  let from = begin.length;
  for (const piece of rest) {
    const at = lower.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return lower.length - end.length >= from && lower.endsWith(end);
}
