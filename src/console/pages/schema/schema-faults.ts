import { KatasterError } from '../../../../generated/client.js';
import { listIn, recordIn } from '../../attributes/attribute-view.js';
import { nameOf } from './schema-document.js';
import type { SchemaDraft } from './schema-draft.js';
import type { SchemaRequestOfDraft } from './schema-request.js';

/** A fault, and the place in the draft that it belongs to, such as `attributes.2.title`; empty where it belongs to none. */
export interface SchemaFault {
  readonly place: string;
  readonly text: string;
}

/** The faults that the service found, at their places in a draft. */
export function faultsOf(error: Error, draft: SchemaDraft, request: SchemaRequestOfDraft): readonly SchemaFault[] {
  if (!(error instanceof KatasterError)) return [{ place: '', text: error.message }];
  const found = Object.entries(error.data ?? {}).filter(([name]) => name !== 'error');
  return found.map(([name, text]) => inDraft(name, text, draft, request));
}

/** A definition of what is sent, and the place within it. */
const placeInRequest = /^schema\.(\w+)\.(\d+)\.?(.*)$/;

function inDraft(name: string, text: string, { part }: SchemaDraft, request: SchemaRequestOfDraft): SchemaFault {
  const [, sentPart = '', at = '', place = ''] = placeInRequest.exec(name) ?? [];
  if (sentPart === part && at === '0') return { place: placeInDraft(place, request), text };
  const definition = listIn(recordIn(request.schema)[sentPart])[Number(at)];
  const named = [definition && nameOf(definition), place].filter(Boolean);
  return { place: '', text: [...named, text].join(': ') };
}

/** Items that are not sent yet have no place in what is sent. */
function placeInDraft(place: string, { places }: SchemaRequestOfDraft): string {
  return place.replace(/^(attributes|choices)\.(\d+)/, (_, list: string, at: string) => `${list}.${places[Number(at)] ?? at}`);
}

/** The texts of the faults at a place or within it. */
export function faultsAt(faults: readonly SchemaFault[], place: string): readonly string[] {
  return faults.filter(each => each.place === place || each.place.startsWith(`${place}.`)).map(({ text }) => text);
}
