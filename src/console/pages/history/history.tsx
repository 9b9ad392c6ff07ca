import { useEffect, useState } from 'preact/hooks';
import type { ChangeSet } from '../../../../generated/types.js';
import { ChangeSets } from '../../history/change-sets.js';
import { historyWords } from '../../history/history-words.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { parameter } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';

const perPage = 20;

/** Parameters of the address as a filter of the history. */
function filterOf() {
  const [object, entry, user] = ['object', 'entry', 'user'].map(name => Number(parameter(name)));
  return { ...(object && { object }), ...(entry && { entry }), ...(user && { user }), limit: perPage };
}

/** The history: of an object, a person, or everything. */
export default function History() {
  const object = Number(parameter('object'));
  const filter = filterOf();
  const first = useAnswer(caller => caller.kataster.changes.read(filter), [filter]);
  const subject = useAnswer(
    async caller => (object ? await caller.cmdb.object.read({ id: object }).catch(() => undefined) : undefined),
    [object],
  );
  const title = subject.value?.title;
  return (
    <>
      <PageTitle title={title ? `${say(words.history)} · ${title}` : say(words.history)} />
      <p class="crumbs">{title ? <a href={to.object(object)}>{title}</a> : say(historyWords.ofEverything)}</p>
      <Loaded answer={first}>
        {({ change_sets, cursor }) => <Pages key={change_sets[0]?.number} first={change_sets} cursor={cursor} filter={filter} />}
      </Loaded>
    </>
  );
}

interface PagesProps {
  readonly first: readonly ChangeSet[];
  readonly cursor: string | null;
  readonly filter: ReturnType<typeof filterOf>;
}

function Pages({ first, cursor, filter }: PagesProps) {
  const [later, setLater] = useState<readonly ChangeSet[]>([]);
  const [next, setNext] = useState(cursor);
  useEffect(() => {
    setLater([]);
    setNext(cursor);
  }, [first]);
  const more = async (): Promise<void> => {
    if (next === null) return;
    const page = await service.value.kataster.changes.read({ ...filter, cursor: next });
    setLater([...later, ...page.change_sets]);
    setNext(page.cursor);
  };
  return (
    <>
      <ChangeSets list={[...first, ...later]} />
      {next !== null && (
        <button type="button" onClick={() => void more()}>
          {say(historyWords.older)}
        </button>
      )}
    </>
  );
}
