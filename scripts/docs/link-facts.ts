import type { AttributeDefinition, FieldDefinition } from '../../generated/types.js';
import type { Docs } from './docs.js';
import { type Content, html, joined, type Markup } from './html.js';
import { type Link, paths } from './page.js';
import { titled } from './titles.js';

const mostTypes = 8;

/** Where an attribute may lead to, and what the link means. */
export function linkFacts(attribute: AttributeDefinition | FieldDefinition, docs: Docs, link: Link): Content[] {
  const { target, type } = attribute;
  const relation = 'relation' in attribute ? attribute.relation : undefined;
  const category = docs.registry.category(target?.category ?? '');
  return [
    category !== undefined && html`Leads to an entry of ${categoryLink(category, link)}.`,
    (type === 'object' || type === 'objects' || type === 'file') && targetTypes(attribute, docs, link),
    relation !== undefined && relationFact(relation, docs, link),
  ].filter(fact => fact !== false && fact !== undefined);
}

function targetTypes(attribute: AttributeDefinition | FieldDefinition, { registry }: Docs, link: Link): Content {
  const permitted = registry.permittedTypes(attribute);
  if (permitted === undefined) return 'Leads to an object of any type.';
  const types = permitted.map(constant => registry.objectType(constant)).filter(type => type !== undefined);
  const links = types
    .slice(0, mostTypes)
    .map(({ const: constant, title }) => html`<a href="${link(paths.objectType(constant))}">${titled(title)}</a>`);
  const [more, others] = [types.length - mostTypes, types.slice(mostTypes)];
  const rest = html`<details><summary>and ${more} more types</summary>${joined(
    others.map(({ const: constant, title }) => html`<a href="${link(paths.objectType(constant))}">${titled(title)}</a>`),
    ', ',
  )}</details>`;
  return html`Leads to an object of type ${joined(links, ', ')}${more > 0 ? rest : '.'}`;
}

function relationFact(relation: string, { registry }: Docs, link: Link): Markup {
  const type = registry.relationTypes.find(each => each.const === relation);
  return type
    ? html`Makes the relation <a href="${link(`constants.html#${type.const}`)}">${titled(type.title)}</a>.`
    : html`Makes a relation whose type depends on the role chosen in the same entry.`;
}

/** The title of a category, leading to its page. */
export function categoryLink(
  category: { readonly const: string; readonly title: { en: string; de: string } },
  link: Link,
): Markup {
  return html`<a href="${link(paths.category(category.const))}">${titled(category.title)}</a>`;
}
