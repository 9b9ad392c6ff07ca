import type { AttributeDefinition, KnownAttribute } from '../../generated/types.js';
import { typeOf } from '../attributes/attribute-types.js';
import type { LegacyNames } from '../attributes/definition.js';
import type { Category } from '../catalog/registry.js';
import type { Language } from '../domain/context.js';

/** An attribute as existing clients know it. */
export function legacyAttribute(attribute: AttributeDefinition, category: Category, language: Language): KnownAttribute {
  const { key, title, description = title, required = false, readOnly = false, dialog, default: usual } = attribute;
  const { info, data, ui, callback } = namesOf(attribute);
  const isPrimary = category.namedBy.includes(key);
  const isBackward = category.mode === 'backward';
  const isFixed = readOnly || !typeOf(attribute).saved || category.mode === 'view';
  const table = category.table ?? '';
  return {
    title: title[language],
    check: { mandatory: required },
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
      params: dialog === undefined ? {} : { dialog },
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
