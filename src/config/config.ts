import { text } from '../messages/text.js';
import { asGiven, SettingError } from './setting-values.js';
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
  if (unknown) throw new SettingError(text('NoSuchSetting', { name: unknown, known: [...known].join(', ') }));
  const entries = Object.entries(settings).map(([key, setting]) => [key, valueFor(setting, environment[setting.name])]);
  return consistent(Object.freeze(Object.fromEntries(entries)) as Config);
}

/** @throws SettingError where a setting needs another one */
function consistent(config: Config): Config {
  if (config.proxyUserHeader === undefined || config.proxies.length > 0) return config;
  const fault = text('ExpectedProxiesBeside', { proxies: settings.proxies.name });
  throw new SettingError(text('Named', { name: settings.proxyUserHeader.name, fault }));
}

function valueFor({ name, usual, parse }: Setting, given: string | undefined): unknown {
  const value = given === undefined || given === '' ? usual : given;
  try {
    return value === undefined ? undefined : parse(value);
  } catch (error) {
    throw error instanceof SettingError ? new SettingError(text('Named', { name, fault: error.text })) : error;
  }
}

/** Settings as the audit shows them, by environment variable; the usual texts where nothing else is given. */
export function presentSettings(environment: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const texts = Object.values<Setting>(settings).map(({ name, usual, shown = asGiven }) => {
    const given = environment[name] || usual;
    return [name, given === undefined ? undefined : shown(given)] as const;
  });
  return Object.fromEntries(texts.filter((each): each is readonly [string, string] => each[1] !== undefined));
}
