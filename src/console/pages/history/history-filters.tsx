import type { Kataster } from '../../../../generated/client.js';
import type { ChangeAction, ChangeSet } from '../../../../generated/types.js';
import { actionWords, historyWords } from '../../history/history-words.js';
import { parameter, setParameters } from '../../routing/location.js';
import { useAccess } from '../../service/access.js';
import { useAnswer } from '../../service/answer.js';
import { categoryTitles } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';

/** Somebody who changes things: a person or a key. */
interface Author {
  readonly id: string;
  readonly title: string;
}

interface Authors {
  readonly users: readonly Author[];
  readonly keys: readonly Author[];
}

/** All persons with a login and all keys. A reader who may not see these chooses among those whose changes are shown. */
async function authorsFor(caller: Kataster, shown: readonly ChangeSet[], areAllKnown: boolean): Promise<Authors> {
  const [users, keys] = areAllKnown ? await Promise.all([caller.kataster.user.read({}), caller.kataster.key.read({})]) : [];
  const shownUsers = shown.flatMap(({ user }) => (user ? [user] : []));
  return {
    users: distinct((users?.map(({ id, name, login }) => ({ id, title: name || login })) ?? shownUsers).map(asAuthor)),
    keys: distinct((keys ?? shown.map(({ key }) => key)).map(asAuthor)),
  };
}

function asAuthor({ id, title }: { readonly id: string | number; readonly title: string }): Author {
  return { id: String(id), title };
}

function distinct(authors: readonly Author[]): readonly Author[] {
  return [...new Map(authors.map(author => [author.id, author])).values()].toSorted((one, other) =>
    one.title.localeCompare(other.title),
  );
}

/** The parameter of the address that shows sign-ins among the changes. */
export const signInsShown = 'sign_ins';

const actions = Object.keys(actionWords) as readonly ChangeAction[];

/** Narrows the history: by person or key, category, kind of change and time. The address has the choice. */
export function HistoryFilters({ shown }: { readonly shown: readonly ChangeSet[] }) {
  const areAllKnown = useAccess().uses('kataster.user.read');
  const authors = useAnswer(caller => authorsFor(caller, shown, areAllKnown), [shown.length > 0, areAllKnown]).value;
  const titles = useAnswer(categoryTitles, []).value ?? {};
  const changed = new Set(shown.flatMap(({ changes }) => changes.flatMap(({ category }) => category ?? [])));
  const groups = categoryGroups(titles, changed);
  const who = parameter('user') ? `user ${parameter('user')}` : parameter('key') ? `key ${parameter('key')}` : '';
  const chooseAuthor = (chosen: string): void => {
    const [kind, ...id] = chosen.split(' ');
    setParameters({ user: '', key: '', ...(kind && { [kind]: id.join(' ') }) });
  };
  return (
    <div class="history-filters">
      <select aria-label={say(historyWords.who)} value={who} onChange={({ currentTarget }) => chooseAuthor(currentTarget.value)}>
        <option value="">{say(historyWords.anybody)}</option>
        <AuthorGroup label={say(historyWords.persons)} kind="user" authors={authors?.users ?? []} />
        <AuthorGroup label={say(historyWords.keys)} kind="key" authors={authors?.keys ?? []} />
      </select>
      <select
        aria-label={say(historyWords.category)}
        value={parameter('category')}
        onChange={({ currentTarget }) => setParameters({ category: currentTarget.value })}
      >
        <option value="">{say(historyWords.anyCategory)}</option>
        {groups.map(({ title, categories }) => (
          <CategoryGroup key={title} title={title} categories={categories} />
        ))}
      </select>
      <select
        aria-label={say(historyWords.action)}
        value={parameter('change')}
        onChange={({ currentTarget }) => setParameters({ change: currentTarget.value })}
      >
        <option value="">{say(historyWords.anyChange)}</option>
        {actions.map(action => (
          <option key={action} value={action}>
            {say(actionWords[action])}
          </option>
        ))}
      </select>
      <DayField name="since" label={say(historyWords.sinceDay)} />
      <DayField name="until" label={say(historyWords.untilDay)} />
      <label>
        <input
          type="checkbox"
          checked={parameter(signInsShown) !== ''}
          onChange={({ currentTarget }) => setParameters({ [signInsShown]: currentTarget.checked ? '1' : '' })}
        />{' '}
        {say(historyWords.withSignIns)}
      </label>
    </div>
  );
}

type Titles = Readonly<Record<string, string>>;

/** Categories below each other: those that the changes shown are of, then by whose objects have them. */
function categoryGroups(titles: Titles, changed: ReadonlySet<string>) {
  const named = (fits: (name: string) => boolean): Titles =>
    Object.fromEntries(Object.entries(titles).filter(([name]) => fits(name)));
  const [ofAll, ofType] = [/^C__CATG__(?!CUSTOM_FIELDS)/, /^C__CATS__/];
  return [
    { title: say(historyWords.categoriesShown), categories: named(name => changed.has(name)) },
    { title: say(historyWords.categoriesOfAll), categories: named(name => !changed.has(name) && ofAll.test(name)) },
    { title: say(historyWords.categoriesOfType), categories: named(name => !changed.has(name) && ofType.test(name)) },
    {
      title: say(historyWords.categoriesOfSite),
      categories: named(name => !changed.has(name) && !ofAll.test(name) && !ofType.test(name)),
    },
  ];
}

function CategoryGroup({ title, categories }: { readonly title: string; readonly categories: Titles }) {
  const sorted = Object.entries(categories).toSorted(([, one], [, other]) => one.localeCompare(other));
  return sorted.length === 0 ? null : (
    <optgroup label={title}>
      {sorted.map(([name, each]) => (
        <option key={name} value={name}>
          {each}
        </option>
      ))}
    </optgroup>
  );
}

interface AuthorGroupProps {
  readonly label: string;
  readonly kind: 'user' | 'key';
  readonly authors: readonly Author[];
}

function AuthorGroup({ label, kind, authors }: AuthorGroupProps) {
  return authors.length === 0 ? null : (
    <optgroup label={label}>
      {authors.map(({ id, title }) => (
        <option key={id} value={`${kind} ${id}`}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}

function DayField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <label>
      {label}{' '}
      <input
        type="date"
        value={parameter(name)}
        onChange={({ currentTarget }) => setParameters({ [name]: currentTarget.value })}
      />
    </label>
  );
}
