import type { KeptValues } from '../../attributes/attribute-type.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { Secrets } from '../secrets/secrets.js';
import type { Records } from '../storage/records.js';
import type { CategoryModel } from './category-model.js';
import type { AcceptedEntry } from './entry-rule.js';

type Keeping = Pick<DomainContext, 'secrets'>;

/**
 * Entries with their values as they are kept: new secrets, and those that were kept without a key, are encrypted.
 * @throws RpcError StorageUnavailable where the database has another key by now than this process
 */
export async function withSecretsKept(
  { secrets }: Keeping,
  records: Records,
  { encrypted }: CategoryModel,
  entries: readonly AcceptedEntry[],
): Promise<readonly AcceptedEntry[]> {
  const isNew = ({ values }: AcceptedEntry): boolean => encrypted.some(attribute => typeof values[attribute] === 'string');
  if (!entries.some(isNew)) return entries;
  await requireCurrentKey(secrets, records);
  return entries.map(({ id, values }) => ({ id, values: kept(secrets, encrypted, id, values) }));
}

function kept(secrets: Secrets, encrypted: readonly string[], entry: number, values: KeptValues): KeptValues {
  const texts = encrypted.flatMap(attribute => {
    const text = values[attribute];
    return typeof text === 'string' ? [[attribute, secrets.kept(text, { entry, attribute })] as const] : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

/** Values of an entry with its secrets as texts, so that they can be kept anew elsewhere. */
export function withSecretsAsTexts(
  { secrets }: Keeping,
  { encrypted }: CategoryModel,
  entry: number,
  values: KeptValues,
): KeptValues {
  for (const attribute of encrypted)
    if (values[attribute] !== undefined) values[attribute] = secrets.text(values[attribute], { entry, attribute });
  return values;
}

/** Another process may have given the database another key: what is written beside it would not be found when that is changed. */
async function requireCurrentKey({ keyId }: Secrets, { secretKeys }: Records): Promise<void> {
  const [current = ''] = await secretKeys.inUse();
  if (current === keyId) return;
  const cause = new Error(`the secret key of the database is '${current}', that of this process '${keyId}'`);
  throw Object.assign(new RpcError('StorageUnavailable', {}, { retry: 'true' }), { cause });
}
