import type { AttributeValues, EntryMapping, Value } from '../mapping.js';
import { asText, choice, constant, field, first, fromInstallation, labelled, list, object, whenGiven } from '../values.js';
import { cmdbStatuses } from './choices.js';

/** Free texts of a row, and its custom fields. */
export const description = descriptionWith({});

/** Free texts of a row, its custom fields, and under their labels fields that have no attribute here. */
export function descriptionWith(labels: Readonly<Record<string, string>>): Value {
  return labelled(['description', 'comments', 'custom_field_data'], labels);
}

const cmdbStatus = first(choice('status', cmdbStatuses), whenGiven('status', 'C__CMDB_STATUS__IN_OPERATION'));

/** Attributes of Global that rows of most models have. */
export function globalOf(title: Value, more: AttributeValues = {}): AttributeValues {
  return { title, cmdb_status: cmdbStatus, tag: list('taggings.tag.name'), description, ...more };
}

/** The object that contains every place. */
export const rootLocation = 'C__OBJ__ROOT_LOCATION';

/** Where something is on the earth, in degrees. */
export const coordinates: AttributeValues = { latitude: field('latitude', asText), longitude: field('longitude', asText) };

/** Where something is: in the object that the first of the paths leads to. */
export function placeIn(paths: readonly string[], more: AttributeValues = {}): EntryMapping {
  return { part: 'place', category: 'C__CATG__LOCATION', attributes: { parent: object(...paths), ...more } };
}

/** Where a place is that nothing may be around: at the top where no path leads further. */
export function topPlaceIn(path: string, more: AttributeValues = {}): EntryMapping {
  return placeIn([], { parent: first(object(path), fromInstallation(rootLocation)), ...more });
}

/** The tenant of a row, as a contact. */
export const tenant: EntryMapping = contactOf('tenant', 'Tenant');

/** A contact in a role. */
export function contactOf(path: string, role: string): EntryMapping {
  return {
    part: path,
    category: 'C__CATG__CONTACT',
    needs: ['contact_object'],
    attributes: { contact_object: object(path), role: constant(role) },
  };
}

/** The number on the sticker. */
export const inventory: EntryMapping = {
  part: 'inventory',
  category: 'C__CATG__ACCOUNTING',
  attributes: { inventory_no: field('asset_tag') },
};
