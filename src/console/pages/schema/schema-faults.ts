import { KatasterError } from '../../../../generated/client.js';
import { nameOfDraft, type SchemaDraft } from './schema-draft.js';
import type { SchemaPart } from './schema-part.js';
import type { SchemaRequestOfDraft } from './schema-request.js';

/** A fault, and the place in the draft that it belongs to, such as `attributes.2.title`; empty where it belongs to none. */
export interface SchemaFault {
  readonly place: string;
  readonly text: string;
}

/** Folders that faults of the catalogue name, by part. */
const folders: Readonly<Partial<Record<SchemaPart, string>>> = {
  categories: 'categories',
  dialogs: 'dialogs',
  object_types: 'object-types',
};

/** Faults of the whole catalogue are one text, in which each begins with the definition and its place there. */
const faultOfCatalogue = /(?:^|; )([a-z-]+(?:\/\w+)?)\.json: (?:((?:\[\d+\]|[\w-]+)(?:\.[\w-]+|\[\d+\])*): )?/g;

/** The faults that the service found, at their places in a draft. */
export function faultsOf(error: Error, draft: SchemaDraft, request: SchemaRequestOfDraft): readonly SchemaFault[] {
  if (!(error instanceof KatasterError)) return [{ place: '', text: error.message }];
  const found = Object.entries(error.data ?? {}).filter(([name]) => name !== 'error');
  return found
    .flatMap(([name, text]) => (name === 'schema' ? inCatalogue(text, draft) : [{ place: inRequest(name, draft), text }]))
    .map(({ place, text }) => ({ text, place: ofDraft(place, request) }));
}

function inRequest(name: string, { part }: SchemaDraft): string {
  const beginning = `schema.${part}.0.`;
  return name.startsWith(beginning) ? name.slice(beginning.length) : '';
}

/** The file of the catalogue that has the definition; a rule becomes part of the category of its attribute. */
function fileOf(draft: SchemaDraft): string {
  const name = nameOfDraft(draft);
  return draft.part === 'attribute_rules' ? `categories/${name.split('.')[0]}` : `${folders[draft.part]}/${name}`;
}

function inCatalogue(text: string, draft: SchemaDraft): readonly SchemaFault[] {
  const own = fileOf(draft);
  const starts = [...text.matchAll(faultOfCatalogue)];
  if (starts.length === 0) return [{ place: '', text }];
  return starts.map((start, at) => {
    const [whole, file = '', path = ''] = start;
    const fault = text.slice(start.index + whole.length, starts[at + 1]?.index);
    const placeInFile = path.replace(/\[(\d+)\]/g, '.$1');
    const place = draft.part === 'attribute_rules' ? placeInFile.replace(/^attributes\.\d+\.?/, '') : placeInFile;
    return file === own
      ? { place, text: fault }
      : { place: '', text: `${file.replace(/^.*\//, '')}: ${path && `${path}: `}${fault}` };
  });
}

/** Items that are not sent yet have no place in what is sent. */
function ofDraft(place: string, { places }: SchemaRequestOfDraft): string {
  return place.replace(/^(attributes|choices)\.(\d+)/, (_, list: string, at: string) => `${list}.${places[Number(at)] ?? at}`);
}

/** The texts of the faults at a place or within it. */
export function faultsAt(faults: readonly SchemaFault[], place: string): readonly string[] {
  return faults.filter(each => each.place === place || each.place.startsWith(`${place}.`)).map(({ text }) => text);
}
