import type { AttributeDefinition, KnownAttribute } from '../../generated/types.js';
import { typeOf } from '../attributes/attribute-types.js';
import type { LegacyNames } from '../attributes/definition.js';
import { isNeeded } from '../attributes/required.js';
import type { Category } from '../catalog/registry.js';
import type { Language } from '../domain/context.js';

/** Keys of fields in categories that sites made with the product that existing clients know: their form, and the name of the field. */
const keyOfField = /^(f_[a-z]+|hr|html|script)_(c_\d+)$/;

/** The one table of all those fields. */
const tableOfFields = 'isys_catg_custom_fields_list';

/** An attribute as existing clients know it. */
export function legacyAttribute(attribute: AttributeDefinition, category: Category, language: Language): KnownAttribute {
  const [, form, field] = keyOfField.exec(attribute.key) ?? [];
  const known = knownAttribute(attribute, category, language);
  return form === undefined || field === undefined ? known : asField(known, attribute, form, field);
}

function asField(known: KnownAttribute, { key, dialog }: AttributeDefinition, form: string, field: string): KnownAttribute {
  const { info, data, ui } = known;
  const ofList = dialog === undefined ? {} : { identifier: dialog, p_identifier: dialog };
  return {
    ...known,
    info: { ...info, description: form },
    data: { ...data, field: `${tableOfFields}__field_content`, field_alias: key, sourceTable: tableOfFields },
    ui: { ...ui, params: { ...ui.params, type: form, ...ofList }, id: field },
  };
}

function knownAttribute(attribute: AttributeDefinition, category: Category, language: Language): KnownAttribute {
  const { key, title, description = title, readOnly = false, dialog, default: usual } = attribute;
  const { info, data, ui, callback } = namesOf(attribute);
  const isPrimary = category.namedBy.includes(key);
  const isBackward = category.mode === 'backward';
  const isFixed = readOnly || !typeOf(attribute).saved || category.mode === 'view';
  const isGrowing = info === 'dialog_plus';
  const table = category.table ?? '';
  return {
    title: title[language],
    check: { mandatory: isNeeded(attribute) },
    info: {
      primary_field: isPrimary,
      primaryField: isPrimary,
      type: info,
      backward: isBackward,
      backwardCompatible: isBackward,
      title: title.en,
      description: description[language],
    },
    data: { type: data, readonly: isFixed, readOnly: isFixed, index: false, field: `${table}__${key}`, sourceTable: table },
    ui: {
      type: ui,
      params: { ...(dialog !== undefined && { dialog }), ...(isGrowing && { p_strPopupType: info }) },
      default: usual === undefined ? null : String(usual),
      id: `${category.const}__${key.toUpperCase()}`,
    },
    ...(callback !== undefined && { format: { callback: ['isys_export_helper', callback] } }),
  };
}

function namesOf({ key, type, unit, valueType }: AttributeDefinition): LegacyNames {
  // Of computed values, existing clients know days and moments by what they are.
  const { comparedAs, legacyNames } = typeOf({ type: valueType ?? type });
  const names = comparedAs === 'moment' ? legacyNames : typeOf({ type }).legacyNames;
  if (unit !== undefined) return { ...names, callback: 'convert' };
  return key === 'description' && names.info === 'textarea' ? { ...names, info: 'commentary' } : names;
}
