import { useEffect, useState } from 'preact/hooks';
import type { Kataster, KatasterChangesReadInput } from '../../../../generated/client.js';
import type { ChangeAction, ChangeSet, History as HistoryPage } from '../../../../generated/types.js';
import { ChangeSets } from '../../history/change-sets.js';
import { readDocumentation } from '../../history/changes-of-documentation.js';
import { actionWords, historyWords } from '../../history/history-words.js';
import { undo } from '../../history/undo.js';
import { PageTitle } from '../../parts/heading.js';
import { Icon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { parameter } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { constant } from '../../service/constants.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { HistoryFilters, signInsShown } from './history-filters.js';

const perPage = 20;

/** Parameters of the address as a filter of the history. Days are those of the reader, the last one included. */
function filterOf(): KatasterChangesReadInput {
  const [object, entry, user] = ['object', 'entry', 'user'].map(name => Number(parameter(name)));
  const [key, category, since, until] = ['key', 'category', 'since', 'until'].map(parameter);
  const change = parameter('change');
  return {
    ...(object && { object }),
    ...(entry && { entry }),
    ...(user && { user }),
    ...(key && { key }),
    ...(category && { category: constant(category) }),
    ...(isAction(change) && { change }),
    ...(since && { since: new Date(`${since}T00:00:00`).toISOString() }),
    ...(until && { until: new Date(`${until}T23:59:59.999`).toISOString() }),
    limit: perPage,
  };
}

/** A page of the history; sign-ins are left out unless the reader wants them. */
function readChanges(caller: Kataster, filter: KatasterChangesReadInput, withSignIns: boolean): Promise<HistoryPage> {
  return withSignIns ? caller.kataster.changes.read(filter) : readDocumentation(caller, filter, perPage);
}

function isAction(text: string): text is ChangeAction {
  return text in actionWords;
}

/** The history: of an object, a category, a person or key, or everything. */
export default function History() {
  const object = Number(parameter('object'));
  const filter = filterOf();
  const withSignIns = parameter(signInsShown) !== '';
  const first = useAnswer(caller => readChanges(caller, filter, withSignIns), [filter, withSignIns]);
  const subject = useAnswer(
    async caller => (object ? await caller.cmdb.object.read({ id: object }).catch(() => undefined) : undefined),
    [object],
  );
  const { isLoading, value } = subject;
  const title = value?.title ?? (object && !isLoading ? `#${object}` : undefined);
  return (
    <>
      <PageTitle title={title ? `${say(words.history)} · ${title}` : say(words.history)}>
        <a class="link-button" href={to.comparison(object)}>
          <Icon name="clock-history" /> {say(words.comparison)}
        </a>
      </PageTitle>
      <p class="crumbs">{object ? title && <a href={to.object(object)}>{title}</a> : say(historyWords.ofEverything)}</p>
      <HistoryFilters shown={first.value?.change_sets ?? []} />
      <Loaded answer={first}>
        {({ change_sets, cursor }) => (
          <Pages
            key={JSON.stringify([filter, withSignIns, change_sets[0]?.number])}
            first={change_sets}
            cursor={cursor}
            filter={filter}
          />
        )}
      </Loaded>
    </>
  );
}

interface PagesProps {
  readonly first: readonly ChangeSet[];
  readonly cursor: string | null;
  readonly filter: KatasterChangesReadInput;
}

function Pages({ first, cursor, filter }: PagesProps) {
  const [later, setLater] = useState<readonly ChangeSet[]>([]);
  const [next, setNext] = useState(cursor);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    setLater([]);
    setNext(cursor);
  }, [first]);
  const more = async (): Promise<void> => {
    if (next === null) return;
    const page = await readChanges(service.value, { ...filter, cursor: next }, parameter(signInsShown) !== '');
    setLater([...later, ...page.change_sets]);
    setNext(page.cursor);
  };
  const toggle = (number: number): void => {
    const others = new Set(chosen);
    if (!others.delete(number)) others.add(number);
    setChosen(others);
  };
  return (
    <>
      {chosen.size > 0 && <ChosenBar chosen={chosen} clear={() => setChosen(new Set())} />}
      <ChangeSets list={[...first, ...later]} choice={{ chosen, toggle }} />
      {next !== null && (
        <button type="button" onClick={() => void more()}>
          {say(historyWords.older)}
        </button>
      )}
    </>
  );
}

/** The bar over change sets of which some are chosen: they are undone together, as one change set. */
function ChosenBar({ chosen, clear }: { readonly chosen: ReadonlySet<number>; readonly clear: () => void }) {
  return (
    <div class="chosen-bar" role="status">
      <span class="count">{say(historyWords.chosen, { number: chosen.size })}</span>
      <button type="button" class="primary" onClick={async () => (await undo(...chosen)) && clear()}>
        {say(historyWords.undoChosen)}
      </button>
      <button type="button" onClick={clear}>
        {say(historyWords.chooseNone)}
      </button>
    </div>
  );
}
