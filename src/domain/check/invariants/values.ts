import type { Attribute } from '../../../attributes/attribute-type.js';
import { typeOf } from '../../../attributes/attribute-types.js';
import type { KeptValues } from '../../../attributes/attribute-values.js';
import type { KnownReferences } from '../../../attributes/definition.js';
import { memberOf } from '../../../attributes/fitting.js';
import { lastCatalogueChoice } from '../../../attributes/references.js';
import { isContentOf, type Upload } from '../../../attributes/types/upload.js';
import { type Text, text } from '../../../messages/text.js';
import { globalPlan } from '../../entries/global.js';
import type { CategoryModel } from '../../models/category-model.js';
import type { CheckReads } from '../reads/check-reads.js';
import { entryNamed, type Fault, type Ground, type Invariant } from './invariant.js';

/** Every value is one that its attribute can read. */
export const values: Invariant = {
  name: 'values',
  consequence: text('ItIsShownAsSomething'),
  begin: ground => {
    const model = globalPlan(ground.registry);
    return {
      objects: objects =>
        faultsOf(
          ground,
          objects.flatMap(({ row, values: kept }) =>
            kept ? [{ subject: text('ObjectWithId', { id: row.id }), model, kept }] : [],
          ),
        ),
      entries: ({ entries }) =>
        faultsOf(
          ground,
          entries.flatMap(entry =>
            entry.whole && entry.values
              ? [{ subject: entryNamed(entry), entry: entry.row.id, model: entry.whole, kept: entry.values }]
              : [],
          ),
        ),
    };
  },
};

/** Values that can be read, and what they belong to. */
interface Readable {
  readonly subject: Text;
  readonly entry?: number;
  readonly model: CategoryModel;
  readonly kept: Readonly<KeptValues>;
}

async function* faultsOf({ whole: registry, reads }: Ground, readable: readonly Readable[]): AsyncGenerator<Fault> {
  const choices = new Set(readable.flatMap(listAddedChoices));
  const found =
    choices.size === 0 ? [] : (await reads.referents.find({ choices: [...choices], objects: [], entries: [] })).choices;
  const known = { registry, added: new Map(found.map(choice => [choice.id, choice])) };
  for (const { subject, entry, model, kept } of readable)
    for (const [key, value] of Object.entries(kept)) {
      const reason = reasonAgainst(model, key, value, known) ?? (await contentFault(reads, model, { entry, key, value }));
      if (reason !== undefined) yield { subject, reason };
    }
}

/** Contents are read one by one, as each may be as long as a body of a call. */
async function contentFault(
  reads: CheckReads,
  { uploads }: CategoryModel,
  { entry, key, value }: { readonly entry: number | undefined; readonly key: string; readonly value: unknown },
): Promise<Text | undefined> {
  if (entry === undefined || !uploads.some(upload => upload.key === key)) return undefined;
  const upload = value as Upload;
  const content = await reads.contentOf({ entry, digest: upload.sha256 });
  if (content === undefined) return text('ContentOfWhatItKeeps', { key });
  return isContentOf(upload, content) ? undefined : text('ContentOfWhatItKeepsAs', { key });
}

function listAddedChoices({ model: { category }, kept }: Readable): readonly number[] {
  return Object.entries(kept).flatMap(([key, value]) => {
    const attribute = category.attributesByKey.get(key);
    return attribute ? collectAddedChoices(attribute, value) : [];
  });
}

function reasonAgainst({ category }: CategoryModel, key: string, value: unknown, known: KnownReferences): Text | undefined {
  const attribute = category.attributesByKey.get(key);
  if (!attribute) return text('ItKeepsWhichItsCategory', { key });
  return typeOf(attribute).fits(value, attribute, known) ? undefined : text('WhatItKeepsAsIs', { key, type: attribute.type });
}

/** The ids of added choices among kept values, at whatever depth. */
function collectAddedChoices(attribute: Attribute, kept: unknown): readonly number[] {
  if (Array.isArray(kept)) return kept.flatMap(each => collectAddedChoices(attribute, each));
  const fields = attribute.fields ?? [];
  if (fields.length > 0) return fields.flatMap(field => collectAddedChoices(field, memberOf(kept, field.key)));
  return attribute.dialog !== undefined && typeof kept === 'number' && kept > lastCatalogueChoice ? [kept] : [];
}
