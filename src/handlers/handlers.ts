import type { Handlers } from '../../generated/methods.js';
import { category } from './category.js';
import { categoryInfo } from './category-info.js';
import type { CallContext } from './context.js';
import { dialog } from './dialog.js';
import { object } from './object.js';
import { objectTypeCategories } from './object-type-categories.js';
import { objectTypeGroups } from './object-type-groups.js';
import { objectTypes } from './object-types.js';
import { objects } from './objects.js';
import { rpc } from './rpc.js';

/** What carries out every method of the document. */
export const handlers: Handlers<CallContext> = {
  category,
  category_info: categoryInfo,
  dialog,
  object,
  object_type_categories: objectTypeCategories,
  object_type_groups: objectTypeGroups,
  object_types: objectTypes,
  objects,
  rpc,
};
