import type { Attribute } from '../attributes/attribute-type.js';
import { typeOf } from '../attributes/attribute-types.js';
import { memoizeByPart } from '../attributes/memoize.js';
import type { Registry } from '../catalog/registry.js';
import { auditSessionsEnded } from './audit.js';
import type { DomainContext } from './context.js';
import type { Author } from './storage/change-sets.js';
import { readableValues } from './storage/damage.js';

/** Keys of the attributes that hold passwords, also of those that were removed, by the category that stores them. */
const secretKeys = memoizeByPart(
  (registry: Registry): ReadonlyMap<string, readonly string[]> =>
    new Map(
      registry.whole().categories.flatMap(({ const: category, attributes }) => {
        const secrets = (attributes as readonly Attribute[]).filter(each => typeOf(each).holds.kept === 'secret');
        return secrets.length > 0 ? [[category, secrets.map(({ key }) => key)] as const] : [];
      }),
    ),
);

/** The author of what a call changes. */
export function authorOf(context: DomainContext): Author {
  const { key, user, actor, method, dialect, registry, options, now } = context;
  const secrets = secretKeys(registry);
  return {
    key,
    user: user?.id,
    name: actor,
    method,
    dialect: dialect.name,
    schema: registry.schema,
    comment: options?.comment,
    sessionsEnded: (person, cause) => auditSessionsEnded(context, person, cause),
    now,
    withoutSecrets: (category, values) => without(secrets.get(category), values),
  };
}

/** Of a text that cannot be read nobody knows where a password stands in it. */
function without(keys: readonly string[] | undefined, values: string): string {
  if (!keys) return values;
  const others = { ...readableValues(values) };
  for (const key of keys) delete others[key];
  return JSON.stringify(others);
}
