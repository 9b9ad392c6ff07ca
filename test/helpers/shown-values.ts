/** Stands in shown values for anything: in a text for some of it, in a list or an object for further members. */
const anything = '…';

/** Whether a value is as it is shown. */
export function isAsShown(given: unknown, shown: unknown): boolean {
  if (typeof shown === 'string') return isTextAsShown(given, shown);
  if (Array.isArray(shown)) return Array.isArray(given) && isListAsShown(given, shown);
  if (typeof shown !== 'object' || shown === null) return given === shown;
  return typeof given === 'object' && given !== null && isObjectAsShown({ ...given }, { ...shown });
}

function isTextAsShown(given: unknown, shown: string): boolean {
  if (shown === anything) return given !== undefined;
  if (typeof given !== 'string') return false;
  const [first = '', ...others] = shown.split(anything);
  const rest = others.map(part => `[\\s\\S]*${literally(part)}`).join('');
  return new RegExp(`^${literally(first)}${rest}$`).test(given);
}

/** A pattern that fits this text alone. */
function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function isListAsShown(given: readonly unknown[], shown: readonly unknown[]): boolean {
  const isOpen = shown.at(-1) === anything;
  const named = isOpen ? shown.slice(0, -1) : shown;
  return (isOpen || given.length === shown.length) && named.every((each, at) => isAsShown(given[at], each));
}

type Members = Readonly<Record<string, unknown>>;

function isObjectAsShown(given: Members, { [anything]: more, ...shown }: Members): boolean {
  const isWhole = more !== undefined || Object.keys(given).every(name => name in shown);
  return isWhole && Object.entries(shown).every(([name, each]) => isAsShown(given[name], each));
}

/** The value under a name in the newest of the answers that has it. */
export function lastOf(answers: readonly unknown[], name: string): unknown {
  return answers
    .toReversed()
    .map(answer => within(answer, name))
    .find(value => value !== undefined);
}

function within(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const { [name]: own } = value as Members;
  return (
    own ??
    Object.values(value)
      .map(each => within(each, name))
      .find(each => each !== undefined)
  );
}

/** Parameters in which what stands for the value of an answer is replaced by it. */
export function withLast(params: Members, answers: readonly unknown[]): Members {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === anything ? lastOf(answers, name) : value]),
  );
}
