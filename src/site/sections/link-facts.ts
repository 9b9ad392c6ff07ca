import type { AttributeDefinition, FieldDefinition } from '../../../generated/types.js';
import { leadsToObjects } from '../../attributes/attribute-types.js';
import type { Docs } from '../examples/docs.js';
import { type Content, html, type Markup } from '../markup/html.js';
import type { Link } from '../markup/page.js';
import { phrase, titleMarkup } from '../markup/titles.js';
import { categoryLink, firstOf, moreTypes, typeLink } from './links.js';

/** Where an attribute may lead to, and what the link means. */
export function linkFacts(attribute: AttributeDefinition | FieldDefinition, docs: Docs, link: Link): Content[] {
  const { target } = attribute;
  const { relation, sameAs, mirrors }: Partial<AttributeDefinition> = attribute;
  const category = docs.registry.category(target?.category ?? '');
  const mirrored = docs.registry.category(mirrors?.category ?? '');
  return [
    sameAs !== undefined &&
      html`${phrase('Another name of', 'Ein anderer Name von')} <a href="#${sameAs}"><code>${sameAs}</code></a>${phrase(': both are one link.', ': beide sind eine Verknüpfung.')}`,
    category !== undefined &&
      html`${phrase('Leads to an entry of', 'Verweist auf einen Eintrag von')} ${categoryLink(category, link)}${ownerWords(attribute)}.`,
    leadsToObjects(attribute) && targetTypes(attribute, docs, link),
    mirrored !== undefined &&
      html`${phrase('Shows', 'Zeigt')} <code>${mirrors?.link}</code> ${phrase('of', 'von')} ${categoryLink(mirrored, link)} ${phrase('from the other side: what is saved on one is there on both.', 'von der anderen Seite: was auf einer gespeichert wird, steht auf beiden.')}`,
    exclusionFact(attribute),
    relation !== undefined && relationFact(relation, docs, link),
  ].filter(fact => fact !== false && fact !== undefined);
}

/** Whose entries a link leads to. */
function ownerWords({ target, dependsOn }: Partial<AttributeDefinition>): Content {
  if (target?.sameObject) return phrase(', of the same object', ' desselben Objekts');
  return (
    dependsOn !== undefined &&
    html`${phrase(', of the object that', ', und zwar des Objekts, zu dem')} <a href="#${dependsOn}"><code>${dependsOn}</code></a> ${phrase('leads to', 'führt')}`
  );
}

/** What a link does not lead to. */
function exclusionFact({ target, acyclic }: Partial<AttributeDefinition>): Content {
  if (acyclic) return phrase('Never leads back to where it begins.', 'Führt nie zu seinem Anfang zurück.');
  return target?.notItself === true && phrase('Never leads to itself.', 'Führt nie zu sich selbst.');
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
    ? html`${phrase('Makes the relation', 'Stiftet die Beziehung')} <a href="${link(`constants.html#${type.const}`)}">${titleMarkup(type.title)}</a>.`
    : phrase(
        'Makes a relation whose type depends on the role chosen in the same entry.',
        'Stiftet eine Beziehung, deren Typ von der Rolle im selben Eintrag abhängt.',
      );
}
