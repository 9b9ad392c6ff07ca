import { useState } from 'preact/hooks';
import type { AuditEvent } from '../../../../generated/types.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { Time } from '../../parts/time.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { auditWords } from './audit-words.js';

const perPage = 100;

/** The audit: who did what to keys, users, rights and sessions. */
export default function Audit() {
  const first = useAnswer(caller => caller.kataster.audit.read({ limit: perPage, sort: 'DESC' }), []);
  return (
    <>
      <PageTitle title={say(words.audit)} />
      <Loaded answer={first}>{({ events, cursor }) => <Events key={events[0]?.number} first={events} cursor={cursor} />}</Loaded>
    </>
  );
}

function Events({ first, cursor }: { readonly first: readonly AuditEvent[]; readonly cursor: string | null }) {
  const [later, setLater] = useState<readonly AuditEvent[]>([]);
  const [next, setNext] = useState(cursor);
  const more = async (): Promise<void> => {
    if (next === null) return;
    const page = await service.value.kataster.audit.read({ limit: perPage, sort: 'DESC', cursor: next });
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
          {
            title: say(auditWords.details),
            show: ({ details }) => Object.keys(details).length > 0 && <code>{JSON.stringify(details)}</code>,
          },
        ]}
      />
      {next !== null && (
        <button type="button" onClick={() => void more()}>
          {say(auditWords.older)}
        </button>
      )}
    </>
  );
}
