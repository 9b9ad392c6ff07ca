import { useState } from 'preact/hooks';
import type { PermittedAccess, PermittedVerb } from '../../../../generated/client.js';
import { AddressChoice } from '../../parts/address-fields.js';
import { FilterField } from '../../parts/filter-field.js';
import { TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable, type TableColumn } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { parameter } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { root } from '../../service/root.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { accessWords } from './access-words.js';
import { administrationWords, verbWords } from './administration-words.js';
import { verbs } from './rights-field.js';
import { useRightsText } from './rights-text.js';

/** Rights of a key or a user, tried out: the address chooses it, the service answers. */
export function Access() {
  const [key, user, type] = [parameter('key'), parameter('user'), parameter('type')];
  const isChosen = key !== '' || user !== '';
  const access = useAnswer(
    async caller =>
      isChosen
        ? caller.kataster.access.read({ ...(key && { key }), ...(user && { user }), ...(type && { type: constant(type) }) })
        : undefined,
    [key, user, type],
  );
  return (
    <section class="admin-section" aria-labelledby="admin-access">
      <header>
        <h2 id="admin-access">{say(accessWords.question)}</h2>
      </header>
      <Callers />
      {isChosen ? (
        <Loaded answer={access}>{found => found && <Answered access={found} />}</Loaded>
      ) : (
        <p class="empty">{say(accessWords.choose)}</p>
      )}
    </section>
  );
}

function Callers() {
  const keys = useAnswer(caller => caller.kataster.key.read({}), []).value ?? [];
  const users = useAnswer(caller => caller.kataster.user.read({}), []).value ?? [];
  const types = useAnswer(objectTypes, []).value ?? [];
  return (
    <search class="filters">
      <AddressChoice
        name="key"
        none="–"
        label={say(administrationWords.key)}
        offered={keys.map(({ id, title }) => [id, title])}
      />
      <AddressChoice
        name="user"
        none="–"
        label={say(administrationWords.user)}
        offered={users.map(({ login, name }) => [login, `${name} (${login})`])}
      />
      <AddressChoice
        name="type"
        none="–"
        label={say(accessWords.inObjectsOf)}
        offered={types.map(({ const: name, title }) => [name, title])}
      />
    </search>
  );
}

function Answered({ access }: { readonly access: PermittedAccess }) {
  const { active, rights, object_types: types, categories, methods } = access;
  const type = parameter('type');
  const all = useAnswer(objectTypes, []).value ?? [];
  const visible = types.filter(each => each.verbs.includes('view'));
  const granted = useRightsText(rights);
  if (!active) return <p class="failure">{say(accessWords.inactive)}</p>;
  return (
    <>
      <p class="lead">
        {say(accessWords.summary, { types: visible.length, all: all.length, methods: methods.length })}{' '}
        {say(accessWords.granted, { rights: granted })}
      </p>
      <h3>{say(accessWords.types)}</h3>
      <Matrix
        label={say(accessWords.types)}
        rows={types}
        show={({ const: name, title }) => (
          <a class="object-link" href={to.objects(name)}>
            <TypeIcon type={name} size={16} />
            {title}
          </a>
        )}
        isPartial={({ everywhere }, verb) => !everywhere.includes(verb)}
      />
      <h3>{say(type === '' ? accessWords.categories : accessWords.categoriesOf, { type: titleOf(all, type) })}</h3>
      <Matrix label={say(accessWords.categories)} rows={categories} show={({ title }) => title} />
      <h3>{say(accessWords.methods)}</h3>
      <Methods of={methods} />
    </>
  );
}

function titleOf(types: readonly { readonly const: string; readonly title: string }[], type: string): string {
  return types.find(each => each.const === type)?.title ?? type;
}

interface PermittedRow {
  readonly const: string;
  readonly title: string;
  readonly verbs: readonly PermittedVerb[];
}

interface MatrixProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  show: TableColumn<Row>['show'];
  isPartial?(row: Row, verb: PermittedVerb): boolean;
}

/** Permitted verbs of records: a row for each record, a column for each verb. */
function Matrix<Row extends PermittedRow>({ label, rows, show, isPartial }: MatrixProps<Row>) {
  const [typed, setTyped] = useState('');
  const found = rows.filter(row => `${row.title} ${row.const}`.toLowerCase().includes(typed.toLowerCase()));
  return (
    <div class="matrix">
      <search class="filters">
        <FilterField label={`${say(words.search)}: ${label}`} value={typed} onChange={setTyped} />
      </search>
      <PlainTable
        label={label}
        rows={found}
        keyOf={row => row.const}
        columns={[
          { title: say(words.title), show },
          ...verbs.map(verb => ({
            title: say(verbWords[verb]),
            show: (row: Row) => row.verbs.includes(verb) && say(isPartial?.(row, verb) ? accessWords.partly : words.yes),
          })),
        ]}
      />
    </div>
  );
}

function Methods({ of }: { readonly of: PermittedAccess['methods'] }) {
  return (
    <dl class="permitted-methods">
      {[...verbs, null].map(verb => {
        const names = of.filter(each => each.verb === verb).map(({ method }) => method);
        if (names.length === 0) return null;
        return (
          <div key={verb}>
            <dt>{verb === null ? say(accessWords.anybody) : say(verbWords[verb])}</dt>
            <dd>
              {names.map(name => (
                <a key={name} href={`${root}docs/methods/${name}.html`}>
                  <code>{name}</code>
                </a>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
