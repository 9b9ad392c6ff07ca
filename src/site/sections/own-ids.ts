import type { Titles } from '../../../generated/types.js';
import { ownParameters } from '../../../scripts/generate/document/descriptors.js';
import type { Document, MethodObject } from '../../../scripts/generate/document/document.js';
import type { Params } from '../contract/methods.js';
import { listReferencedNames } from '../contract/schemas.js';
import type { Docs } from '../examples/docs.js';
import type { Exchange } from '../examples/execution.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, paths } from '../markup/page.js';
import { titleMarkup } from '../markup/titles.js';

/** An id in examples in whose place readers put one of their own. */
export interface OwnId {
  readonly value: number;
  readonly kind: OwnKind;
  /** Of which object type or category it has to be. */
  readonly of?: string;
  readonly title?: string;
}

type OwnKind = keyof typeof kinds;

/** Kinds of ids by their schemas, which name the method that creates such a record. */
const kinds = {
  object: { schema: 'ObjectId', title: { en: 'an object', de: 'ein Objekt' } },
  entry: { schema: 'EntryId', title: { en: 'an entry', de: 'ein Eintrag' } },
  choice: { schema: 'AddedChoiceId', title: { en: 'a choice', de: 'eine Auswahl' } },
  status: { schema: 'CmdbStatusId', title: { en: 'a CMDB status', de: 'ein CMDB-Status' } },
} as const satisfies Readonly<Record<string, { readonly schema: string; readonly title: Titles }>>;

/** The ids that a call names, by the schemas of its parameters. */
export function idsNamed(method: MethodObject, params: Params, document: Document): readonly OwnId[] {
  const { category } = params;
  const named = ownParameters(method, document).flatMap(({ name, schema }): readonly OwnId[] => {
    const value = params[name];
    const schemas = listReferencedNames(schema, document);
    if (schemas.includes('EntryData')) return entriesChanged(value);
    const kind = kindsOfIds.find(each => schemas.includes(kinds[each].schema));
    return kind !== undefined && typeof value === 'number' ? [{ value, kind }] : [];
  });
  return named.map(each => (each.kind === 'entry' && typeof category === 'string' ? { ...each, of: category } : each));
}

const kindsOfIds = Object.keys(kinds) as readonly OwnKind[];

/** `cmdb.category.update` names the entry within its data. */
function entriesChanged(data: unknown): readonly OwnId[] {
  const { category_id: value } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return typeof value === 'number' ? [{ value, kind: 'entry' }] : [];
}

/** The id of what a call made. */
export function idMade({ params, answer: { result } }: Exchange): OwnId | undefined {
  const { id, entry } = (result ?? {}) as Readonly<Record<string, unknown>>;
  const { type, title, category } = params;
  if (typeof entry === 'number' && typeof category === 'string') return { value: entry, kind: 'entry', of: category };
  if (id === undefined || typeof type !== 'string') return undefined;
  return { value: Number(id), kind: 'object', of: type, ...(typeof title === 'string' && { title }) };
}

/** Says which ids of the examples are others at the reader's; the script makes a field of each that fills them in. */
export function ownIdList(all: readonly OwnId[], docs: Docs, link: Link, lead = usualLead): Markup {
  const distinct = [...new Map(all.map(each => [each.value, each])).values()];
  if (distinct.length === 0) return html``;
  return html`<div class="own-ids"><p>${titleMarkup(lead)}</p><ul>${distinct.map(each => ownIdItem(each, docs, link))}</ul></div>
`;
}

const usualLead: Titles = {
  en: 'These ids are others on your service. Put in those of your own results:',
  de: 'Diese Nummern lauten in Ihrem Dienst anders. Setzen Sie die aus Ihren eigenen Antworten ein:',
};

function ownIdItem({ value, kind, of, title }: OwnId, { registry, document }: Docs, link: Link): Markup {
  const { title: what, schema } = kinds[kind];
  const { 'x-created-by': maker = '' } = document.components.schemas?.[schema] ?? {};
  const about = html`${titleMarkup(what)}${title !== undefined && html` “${title}”`}${of !== undefined && html` <code>${of}</code>`}`;
  const names = of === undefined ? [] : [of, registry.objectType(of)?.id].filter(each => each !== undefined);
  const marks = html`data-own-id="${value}" data-kind="${kind}"${names.length > 0 && html` data-of="${names.join(' ')}"`}`;
  return html`<li ${marks}><code>${value}</code> <span>${about}, ${titleMarkup(made)} <a href="${link(paths.method(maker))}">${maker}</a></span></li>
`;
}

const made: Titles = { en: 'made before by', de: 'vorher angelegt mit' };
