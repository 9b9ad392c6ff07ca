import type { Handlers } from '../../generated/methods.js';
import { type CatalogueRow, isRawAsked, normalStatus, rowsAsked } from './catalogue-lists.js';
import type { CallContext } from './context.js';
import { resultWithText } from './json-text.js';
import { madeOnce } from './made-once.js';

/** cmdb.object_type_groups: how menus order object types. */
export const objectTypeGroups: Handlers<CallContext>['object_type_groups'] = {
  async read({ raw, ...asked }, context) {
    const isRaw = isRawAsked(context, raw);
    const texts = rowsAsked(rowsOf(context), asked, context).map(({ text, rawText }) => (isRaw ? rawText : text));
    return resultWithText(`[${texts.join()}]`);
  },
};

const rowsOf = madeOnce(({ registry, language }) =>
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
      text: JSON.stringify(shown),
      rawText: JSON.stringify(columns),
    };
  }),
);
