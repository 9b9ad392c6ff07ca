import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { comparableTitle } from '../../attributes/choice-titles.js';
import type { ComparedAs } from '../../attributes/definition.js';
import { formatNamed } from '../../attributes/formats.js';
import { InvalidValue } from '../../attributes/invalid-value.js';
import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { categoryNamed, globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { cmdbStatusDialog } from '../dialogs/cmdb-statuses.js';
import { modelOf } from '../models/category-model.js';
import type { AttributeOrder, SortedAs } from '../storage/object-query.js';
import { alternativePlace, alternativesOf } from './alternative-values.js';
import { permittedTypes } from './attribute-conditions.js';
import { attributeNamed, isWorkedOut, placesOf } from './attribute-places.js';
import { placeInGlobal, storedChoice } from './global-conditions.js';

type Sorted = Exclude<ComparedAs, 'presence' | 'nothing'>;
type Sort = (attribute: Attribute, context: DomainContext) => SortedAs;

const plainly =
  (as: Exclude<SortedAs['as'], 'choice'>): Sort =>
  () => ({ as });

/** How values of each family stand in an order. */
const sorts: Readonly<Record<Sorted, Sort>> = {
  text: ({ format }) => ({ as: formatNamed(format)?.order ?? 'text' }),
  moment: plainly('text'),
  number: plainly('number'),
  yesOrNo: plainly('yesOrNo'),
  objectLink: plainly('object'),
  entryLink: plainly('entry'),
  choice: (attribute, { registry, language }) => {
    const { dialog = '' } = attribute;
    const choices = registry.dialog(dialog)?.choices ?? [];
    const titles = choices.map(({ id, title }) => [storedChoice(registry, attribute, id), comparableTitle(title[language])]);
    return { as: 'choice', dialog, shipped: Object.fromEntries(titles) };
  },
};

/** Whether lists can be sorted by an attribute: what is worked out on reading has no order, unless it is one of the stored values. */
export function isSortable(
  context: Pick<DomainContext, 'registry' | 'behaviours'>,
  category: Category,
  attribute: Attribute,
): boolean {
  return alternativesOf(category, attribute) !== undefined || sortOf(context, category, attribute) !== undefined;
}

function sortOf(
  context: Pick<DomainContext, 'registry' | 'behaviours'>,
  category: Category,
  attribute: Attribute,
): Sort | undefined {
  const { comparedAs } = typeOf(attribute);
  if (isWorkedOut(context, category, attribute) || comparedAs === 'presence' || comparedAs === 'nothing') return undefined;
  return sorts[comparedAs];
}

/**
 * The order of lists by an attribute, named as a column of a report: `C__CATG__MODEL-serial`.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, Forbidden, InvalidParameters
 */
export function attributeOrder(context: DomainContext, name: string): AttributeOrder {
  const { registry } = context;
  const [constant = '', key = ''] = name.split('-');
  const category = categoryNamed(context, constant, 'order_by');
  try {
    const attribute = attributeNamed(category, key, name);
    const alternatives = alternativesOf(category, attribute);
    if (alternatives) return { by: 'attribute', places: [alternativePlace(alternatives)], sortedAs: { as: alternatives.order } };
    const sort = sortOf(context, category, attribute);
    if (!sort) throw new InvalidValue(text('HasNoOrder', { attribute: name }));
    const sortedAs = sort(attribute, context);
    if (modelOf(registry, category).category.const !== globalCategory)
      return { by: 'attribute', places: placesOf(registry, category, attribute), sortedAs };
    return { by: 'attribute', places: placeInGlobal(attribute), sortedAs, types: permittedTypes(context, globalCategory) };
  } catch (error) {
    throw error instanceof InvalidValue ? invalidParameter('order_by', error.fault) : error;
  }
}

/** The order by the CMDB status, which lists show of every object. */
export function byStatus(context: DomainContext): AttributeOrder {
  const sortedAs = sorts.choice({ key: 'cmdb_status', type: 'dialog', dialog: cmdbStatusDialog }, context);
  return { by: 'attribute', places: { of: 'column', column: 'cmdbStatus' }, sortedAs };
}
