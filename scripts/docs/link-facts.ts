import type { AttributeDefinition, FieldDefinition } from '../../generated/types.js';
import type { Docs } from './docs.js';
import { type Content, html, type Markup } from './html.js';
import { categoryLink, firstOf, typeLink } from './links.js';
import type { Link } from './page.js';
import { titled } from './titles.js';

/** Where an attribute may lead to, and what the link means. */
export function linkFacts(attribute: AttributeDefinition | FieldDefinition, docs: Docs, link: Link): Content[] {
  const { target, type } = attribute;
  const { relation, sameAs, mirrors }: Partial<AttributeDefinition> = attribute;
  const category = docs.registry.category(target?.category ?? '');
  const mirrored = docs.registry.category(mirrors?.category ?? '');
  return [
    sameAs !== undefined && html`Another name of <a href="#${sameAs}"><code>${sameAs}</code></a>: both are one link.`,
    category !== undefined && html`Leads to an entry of ${categoryLink(category, link)}.`,
    (type === 'object' || type === 'objects' || type === 'file') && targetTypes(attribute, docs, link),
    mirrored !== undefined &&
      html`Shows <code>${mirrors?.link}</code> of ${categoryLink(mirrored, link)} from the other side: what is saved on one is there on both.`,
    relation !== undefined && relationFact(relation, docs, link),
  ].filter(fact => fact !== false && fact !== undefined);
}

function targetTypes(attribute: AttributeDefinition | FieldDefinition, { registry }: Docs, link: Link): Content {
  const permitted = registry.permittedTypes(attribute);
  if (permitted === undefined) return 'Leads to an object of any type.';
  const types = permitted.map(constant => registry.objectType(constant)).filter(type => type !== undefined);
  return html`Leads to an object of type ${firstOf(
    types.map(type => typeLink(type, link)),
    'more types',
  )}`;
}

function relationFact(relation: string, { registry }: Docs, link: Link): Markup {
  const type = registry.relationTypes.find(each => each.const === relation);
  return type
    ? html`Makes the relation <a href="${link(`constants.html#${type.const}`)}">${titled(type.title)}</a>.`
    : html`Makes a relation whose type depends on the role chosen in the same entry.`;
}
