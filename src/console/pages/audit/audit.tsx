import { useState } from 'preact/hooks';
import type { AuditEvent, KatasterAuditReadParams } from '../../../../generated/types.js';
import { PageTitle } from '../../parts/heading.js';
import { Failure, Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { Time } from '../../parts/time.js';
import { ValueText } from '../../parts/value-text.js';
import { parameter } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { titlesByConstant } from '../../service/catalogue.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AuditFilters, eventNames } from './audit-filters.js';
import { auditWords } from './audit-words.js';

const perPage = 100;

type Query = Pick<KatasterAuditReadParams, 'event' | 'key' | 'user' | 'since' | 'until' | 'limit' | 'sort'>;

/** The audit: who did what to keys, users, rights and sessions, narrowed by the address of the page. */
export default function Audit() {
  const query = queried();
  const first = useAnswer(caller => caller.kataster.audit.read(query), [query]);
  return (
    <>
      <PageTitle title={say(words.audit)} />
      <AuditFilters />
      <Loaded answer={first}>
        {({ events, cursor }) => (
          <Events key={`${JSON.stringify(query)} ${events[0]?.number}`} first={events} cursor={cursor} query={query} />
        )}
      </Loaded>
    </>
  );
}

function queried(): Query {
  const event = eventNames.find(name => name === parameter('event'));
  const texts = (['key', 'user', 'since', 'until'] as const).map(name => [name, parameter(name)] as const);
  const given = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  return { limit: perPage, sort: 'DESC', ...given, ...(event && { event }) };
}

interface EventsProps {
  readonly first: readonly AuditEvent[];
  readonly cursor: string | null;
  readonly query: Query;
}

function Events({ first, cursor, query }: EventsProps) {
  const [later, setLater] = useState<readonly AuditEvent[]>([]);
  const [next, setNext] = useState(cursor);
  const [error, setError] = useState<Error>();
  const more = async (from: string): Promise<void> => {
    setError(undefined);
    const page = await service.value.kataster.audit.read({ ...query, cursor: from });
    setLater([...later, ...page.events]);
    setNext(page.cursor);
  };
  return (
    <>
      <PlainTable
        label={say(words.audit)}
        rows={[...first, ...later]}
        keyOf={({ number }) => number}
        columns={[
          { title: say(auditWords.time), show: ({ time }) => <Time value={time} /> },
          { title: say(auditWords.event), show: ({ title }) => title },
          { title: say(auditWords.by), show: ({ user, key }) => user?.title ?? key?.title ?? '' },
          { title: say(auditWords.about), show: ({ subject }) => subject.object?.title ?? subject.key?.title ?? '' },
          { title: say(auditWords.address), show: ({ address }) => address ?? '' },
          { title: say(auditWords.details), show: ({ details }) => <Details of={details} /> },
        ]}
      />
      {error && <Failure error={error} />}
      {next !== null && (
        <button type="button" onClick={() => void more(next).catch(setError)}>
          {say(auditWords.older)}
        </button>
      )}
    </>
  );
}

/** A text that is longer is folded up. Characters. */
const shownAtOnce = 160;

function Detail({ text }: { readonly text: string }) {
  if (text.length <= shownAtOnce) return <ValueText text={text} />;
  return (
    <details>
      <summary>{text.slice(0, shownAtOnce / 4)} …</summary>
      {text}
    </details>
  );
}

/** A record, such as rights, with titles in place of the constants in it. */
function RecordDetail({ of }: { readonly of: object }) {
  const titles = useAnswer(titlesByConstant, []).value ?? {};
  return <Detail text={JSON.stringify(of).replaceAll(/C__[A-Z0-9_]+/g, name => titles[name] ?? name)} />;
}

function Details({ of }: { readonly of: AuditEvent['details'] }) {
  const shown = Object.entries(of).filter(([, value]) => value !== null && value !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl class="audit-details">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'object' && value !== null ? <RecordDetail of={value} /> : <Detail text={String(value)} />}</dd>
        </div>
      ))}
    </dl>
  );
}
