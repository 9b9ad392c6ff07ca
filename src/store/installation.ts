import { randomBytes } from 'node:crypto';
import type { AuditEntry } from '../domain/storage/audit.js';
import type { KeyStore } from '../domain/storage/keys.js';
import type { WebhookRecord } from '../domain/storage/webhooks.js';
import { pausedAsCopy, webhookStopped } from '../domain/webhooks/webhook-events.js';
import { text } from '../messages/text.js';
import type { SqlSession } from './engines/connection.js';
import type { Engine } from './engines/engine.js';
import { StoreError } from './engines/store-errors.js';
import { insertEvents } from './statements/audit.js';
import { secretKeysSetting } from './statements/secret-keys.js';
import { proposeSetting, putSetting } from './statements/settings.js';
import { historySetting, settingSchema } from './tables/installation-schemas.js';

/** A backup leaves the name of its history empty. */
const putHistory = `${putSetting} WHERE settings.value = ''`;

/** A backup names no history: this is the first start of what was restored from it. */
function auditRestored({ now }: Engine): AuditEntry<'restored'> {
  const author = { time: now().toISOString(), method: 'restore', key: '', user: null, address: null };
  return { ...author, event: 'restored', details: {} };
}

/**
 * Initial settings of a new database; returns the secret of the installation. A database with keys keeps its secret, as another
 * one would make them worthless.
 */
export async function installationSecret(engine: Engine, keys: KeyStore): Promise<string> {
  const settings = engine.source.getRepository(settingSchema);
  // All of them: an index that is damaged may not lead to one that is there.
  const known = new Map((await settings.find()).map(({ name, value }) => [name, value]));
  const { name, none } = secretKeysSetting;
  if (!known.has(name)) await engine.run(session => session.count(proposeSetting, [name, none]));
  const secret = known.get('secret');
  if (secret !== undefined) return secret;
  const hasKeys = (await keys.list()).length > 0;
  // Processes that open a new database at the same time agree on one. Where another one has made its first key meanwhile, it made the secret before.
  if (!hasKeys) await engine.run(session => session.count(proposeSetting, ['secret', randomBytes(32).toString('hex')]));
  const agreed = await settings.findOneBy({ name: 'secret' });
  if (!agreed) throw new StoreError(text('SecretOfKeysIsMissing'));
  return agreed.value;
}

const delivering = 'SELECT id, title, key FROM webhooks WHERE enabled = 1 ORDER BY id';
const pause = 'UPDATE webhooks SET enabled = 0, problem = ?, problem_time = ? WHERE enabled = 1';

/**
 * What was restored or loaded may be a copy beside the service that it was made from: its webhooks would deliver changes of the copy to the
 * receivers of that service, signed by the same secrets. They stand still until somebody enables them.
 */
async function pauseWebhooks({ now }: Engine, session: SqlSession): Promise<void> {
  const paused = await session.rows<Pick<WebhookRecord, 'id' | 'title' | 'key'>>(delivering, []);
  if (paused.length === 0) return;
  await session.count(pause, [pausedAsCopy, now().toISOString()]);
  await insertEvents(
    session,
    paused.map(webhook => webhookStopped(now, webhook, pausedAsCopy)),
  );
}

/** A history has a name of its own, by which followers of another one are told apart: a new database gets one, and so does one that was restored. */
export async function nameHistory(engine: Engine): Promise<void> {
  const known = await engine.source.getRepository(settingSchema).findOneBy({ name: historySetting });
  if (known?.value) return;
  await engine.run(session => pauseWebhooks(engine, session));
  if (known) await engine.run(session => insertEvents(session, [auditRestored(engine)]));
  await engine.run(session => session.count(putHistory, [historySetting, randomBytes(16).toString('hex')]));
}
