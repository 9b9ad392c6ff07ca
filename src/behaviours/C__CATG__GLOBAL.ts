import { behaviourOf } from '../domain/behaviours/behaviour.js';

export const behaviour = behaviourOf('C__CATG__GLOBAL', {
  form: {
    show: (shown, { entry }) => ({
      ...shown,
      status: { ...(shown.status as object), ...statusForms[String(entry.values.status)] },
    }),
  },
});

/** Constant and English title of a record status for existing clients, by its number. */
const statusForms: Readonly<Record<string, object>> = {
  1: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__BIRTH' },
  2: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__NORMAL' },
  3: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__ARCHIVED' },
  4: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__DELETED' },
  6: { const: '', title_lang: 'LC__CMDB_STATUS__IDOIT_STATUS_TEMPLATE' },
  7: { const: '', title_lang: 'LC__MASS_CHANGE__CHANGE_TEMPLATE' },
};
