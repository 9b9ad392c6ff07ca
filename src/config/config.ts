import { SettingError, text } from './setting-values.js';
import { type Setting, settings } from './settings.js';

/** Settings of the service, from environment variables; `undefined` where a setting without a usual value is not given. */
export type Config = {
  readonly [Name in keyof typeof settings]:
    | ReturnType<(typeof settings)[Name]['parse']>
    | Absent<(typeof settings)[Name]['usual']>;
};

type Absent<Usual> = Usual extends undefined ? undefined : never;

/**
 * The settings in an environment, the usual ones where it names none.
 * @throws SettingError naming the first bad variable and what would be right
 */
export function configFrom(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = new Set<string>(Object.values(settings).map(({ name }) => name));
  const unknown = Object.keys(environment).find(
    name => name.startsWith('KATASTER_') && !name.startsWith('KATASTER_TEST_') && !known.has(name),
  );
  if (unknown) throw new SettingError(`${unknown}: there is no such setting; expected one of ${[...known].join(', ')}`);
  const entries = Object.entries(settings).map(([key, setting]) => [key, valueFor(setting, environment[setting.name])]);
  return Object.freeze(Object.fromEntries(entries)) as Config;
}

function valueFor({ name, usual, parse }: Setting, given: string | undefined): unknown {
  const value = given === undefined || given === '' ? usual : given;
  try {
    return value === undefined ? undefined : parse(value);
  } catch (error) {
    throw error instanceof SettingError ? new SettingError(`${name}: ${error.message}`) : error;
  }
}

/** Settings as the audit shows them, by environment variable; the usual texts where nothing else is given. */
export function shownSettings(environment: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const texts = Object.values<Setting>(settings).map(({ name, usual, shown = text }) => {
    const given = environment[name] || usual;
    return [name, given === undefined ? undefined : shown(given)] as const;
  });
  return Object.fromEntries(texts.filter((each): each is readonly [string, string] => each[1] !== undefined));
}
