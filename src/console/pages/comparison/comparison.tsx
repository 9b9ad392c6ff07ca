import { useState } from 'preact/hooks';
import type { KatasterChangesCompareInput } from '../../../../generated/client.js';
import type { Change } from '../../../../generated/types.js';
import { PageTitle } from '../../parts/heading.js';
import { Failure, Loaded } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { parameter } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { ComparisonForm } from './comparison-form.js';
import { comparisonWords } from './comparison-words.js';
import { Differences } from './differences.js';
import { momentIn } from './moments.js';

/** Parameters of the address as the service compares; undefined until an object and a moment are chosen. */
function questioned(): KatasterChangesCompareInput | undefined {
  const [object, from, until] = [Number(parameter('object')), momentIn(parameter('from')), momentIn(parameter('until'))];
  if (!object || from === undefined) return undefined;
  return {
    ...(parameter('contents') ? { place: object } : { object }),
    from,
    ...(until !== undefined && { to: until }),
  };
}

/** Two moments of an object, or of a place with what is in it: what came, went and changed, side by side. */
export default function Comparison() {
  const question = questioned();
  const object = Number(parameter('object'));
  const subject = useAnswer(
    async caller => (object ? await caller.cmdb.object.read({ id: object }).catch(() => undefined) : undefined),
    [object],
  );
  const first = useAnswer(async caller => (question ? await caller.kataster.changes.compare(question) : undefined), [question]);
  const { title } = subject.value ?? {};
  return (
    <>
      <p class="crumbs">
        <a href={object ? to.historyOf(object) : to.history}>{say(words.history)}</a>
        {title && (
          <>
            {' · '}
            <a href={to.object(object)}>{title}</a>
          </>
        )}
      </p>
      <PageTitle title={say(words.comparison)} />
      <ComparisonForm title={title ?? ''} />
      {question ? (
        <Loaded answer={first}>
          {page =>
            page && (
              <Pages
                key={JSON.stringify([question, page.changes.length])}
                first={page.changes}
                cursor={page.cursor}
                question={question}
              />
            )
          }
        </Loaded>
      ) : (
        <p class="empty">{say(comparisonWords.begin)}</p>
      )}
    </>
  );
}

interface PagesProps {
  readonly first: readonly Change[];
  readonly cursor: string | null;
  readonly question: KatasterChangesCompareInput;
}

function Pages({ first, cursor, question }: PagesProps) {
  const [later, setLater] = useState<readonly Change[]>([]);
  const [next, setNext] = useState(cursor);
  const [error, setError] = useState<Error>();
  const more = async (from: string): Promise<void> => {
    setError(undefined);
    const page = await service.value.kataster.changes.compare({ ...question, cursor: from });
    setLater([...later, ...page.changes]);
    setNext(page.cursor);
  };
  return (
    <>
      <Differences changes={[...first, ...later]} from={question.from} until={question.to} />
      {error && <Failure error={error} />}
      {next !== null && (
        <button type="button" onClick={() => void more(next).catch(setError)}>
          {say(comparisonWords.more)}
        </button>
      )}
    </>
  );
}
