import type { AttributeDefinition, FieldDefinition } from '../../generated/types.js';
import type { Docs } from './docs.js';
import { type Content, html, type Markup } from './html.js';
import { categoryLink, firstOf, moreTypes, typeLink } from './links.js';
import type { Link } from './page.js';
import { phrase, titled } from './titles.js';

/** Where an attribute may lead to, and what the link means. */
export function linkFacts(attribute: AttributeDefinition | FieldDefinition, docs: Docs, link: Link): Content[] {
  const { target, type } = attribute;
  const relation = 'relation' in attribute ? attribute.relation : undefined;
  const category = docs.registry.category(target?.category ?? '');
  return [
    category !== undefined &&
      html`${phrase('Leads to an entry of', 'Verweist auf einen Eintrag von')} ${categoryLink(category, link)}.`,
    (type === 'object' || type === 'objects' || type === 'file') && targetTypes(attribute, docs, link),
    relation !== undefined && relationFact(relation, docs, link),
  ].filter(fact => fact !== false && fact !== undefined);
}

function targetTypes(attribute: AttributeDefinition | FieldDefinition, { registry }: Docs, link: Link): Content {
  const permitted = registry.permittedTypes(attribute);
  if (permitted === undefined) return phrase('Leads to an object of any type.', 'Verweist auf ein Objekt beliebigen Typs.');
  const types = permitted.map(constant => registry.objectType(constant)).filter(type => type !== undefined);
  return html`${phrase('Leads to an object of type', 'Verweist auf ein Objekt vom Typ')} ${firstOf(
    types.map(type => typeLink(type, link)),
    moreTypes,
  )}`;
}

function relationFact(relation: string, { registry }: Docs, link: Link): Markup {
  const type = registry.relationTypes.find(each => each.const === relation);
  return type
    ? html`${phrase('Makes the relation', 'Stiftet die Beziehung')} <a href="${link(`constants.html#${type.const}`)}">${titled(type.title)}</a>.`
    : phrase(
        'Makes a relation whose type depends on the role chosen in the same entry.',
        'Stiftet eine Beziehung, deren Typ von der Rolle im selben Eintrag abhängt.',
      );
}
