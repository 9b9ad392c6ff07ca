import { arrayOf, jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { type CatalogueRow, isRawAsked, normalStatus, rowsAsked } from './catalogue-lists.js';
import type { CallContext } from './context.js';
import { memoize } from './memoize.js';

/** cmdb.object_type_groups: how menus order object types. */
export const objectTypeGroups: MethodHandlers<CallContext>['object_type_groups'] = {
  async read({ raw, ...asked }, context) {
    const isRaw = isRawAsked(context, raw);
    return { json: arrayOf(rowsAsked(rowsOf(context), asked, context), row => (isRaw ? row.rawJson : row.json)) };
  },
};

const rowsOf = memoize(({ registry, language }) =>
  registry.objectTypeGroups.map(({ id, const: constant, title, sort }): CatalogueRow => {
    const shown = { id: String(id), title: title[language], const: constant, status: normalStatus };
    const columns = {
      isys_obj_type_group__id: shown.id,
      isys_obj_type_group__title: title.en,
      isys_obj_type_group__const: constant,
      isys_obj_type_group__sort: String(sort),
      isys_obj_type_group__status: normalStatus,
    };
    return {
      id,
      const: constant,
      title: shown.title,
      enabled: true,
      json: jsonOf(shown),
      rawJson: jsonOf(columns),
    };
  }),
);
