import type { KeptValues } from '../../src/attributes/attribute-values.js';
import { ReferenceIds } from '../../src/attributes/references.js';
import { behaviours } from '../../src/behaviours/behaviours.js';
import { Facts } from '../../src/domain/computed/facts.js';
import type { Language } from '../../src/domain/context.js';
import { acceptValues } from '../../src/domain/entries/acceptance.js';
import { type CategoryModel, modelOf } from '../../src/domain/models/category-model.js';
import { lookUp } from '../../src/domain/models/references.js';
import { splitContents } from '../../src/domain/models/upload-contents.js';
import { presenterOf } from '../../src/domain/reading/presenter.js';
import { Secrets } from '../../src/domain/secrets/secrets.js';
import { dialects } from '../../src/http/envelope/dialects.js';
import { registry } from '../helpers/catalogue.js';
import type { KnownThings } from './known-things.js';

/** The model of a category of the catalogue. */
export function modelNamed(constant: string): CategoryModel {
  const category = registry.category(constant);
  if (!category) throw new Error(`There is no ${constant}.`);
  return modelOf(registry, category);
}

/**
 * Values that would be kept of data that is sent for an entry.
 * @throws RpcError ValidationFailed
 */
export async function keptOf(
  known: KnownThings,
  model: CategoryModel,
  data: Readonly<Record<string, unknown>>,
  before?: Readonly<KeptValues>,
): Promise<KeptValues> {
  const ensureEntry = async ({ target }: { target?: { category?: string } | undefined }, title: string) =>
    known.ensureEntry(target?.category ?? '', title);
  const context = { registry, dialect: dialects.contract.facts };
  const accepted = await acceptValues({ context, records: known, model, before, ensureEntry }, data);
  const { values, contents = [] } = splitContents(model, accepted);
  for (const { digest, content } of contents) contentsOfUploads.set(digest, content);
  return values;
}

/** Contents of the uploads that were accepted, by their digests: they are stored apart from values. */
const contentsOfUploads = new Map<string, string>();

/** Kept values as they are read, by attribute. */
export async function shownOf(
  known: KnownThings,
  model: CategoryModel,
  values: Readonly<KeptValues>,
  language: Language = 'en',
): Promise<Readonly<Record<string, unknown>>> {
  const presenter = presenterOf(model, behaviours);
  const referenceIds = new ReferenceIds();
  presenter.collectReferences(values, referenceIds);
  const found = await lookUp(known, referenceIds);
  const seen = {
    registry,
    found,
    language,
    facts: new Facts(registry, []),
    now: new Date(0),
    secrets: new Secrets(),
    contents: contentsOfUploads,
  };
  return presenter.show({ id: 1, object: 1, values }, seen, {});
}
