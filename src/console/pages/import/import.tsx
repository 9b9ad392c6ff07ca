import { useState } from 'preact/hooks';
import { attributesOfType, nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { csvOf, download } from '../../lists/csv.js';
import { PageTitle } from '../../parts/heading.js';
import { Failure } from '../../parts/loaded.js';
import { notify } from '../../parts/notices.js';
import { PlainTable } from '../../parts/plain-table.js';
import { useAnswer, writes } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { noteExpiry, service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { ColumnTargets } from './column-targets.js';
import { rowsOf } from './csv-reader.js';
import { type ImportPlan, planOf, type Target } from './import-plan.js';
import { importWords } from './import-words.js';

type Rows = readonly (readonly string[])[];

/** Objects of a CSV file: its columns are matched to attributes, a plan is shown, and one change set makes them. */
export default function Import() {
  const types = useAnswer(objectTypes, []).value ?? [];
  const [type, setType] = useState('');
  const [rows, setRows] = useState<Rows>([]);
  const [targets, setTargets] = useState<readonly Target[]>([]);
  const [plan, setPlan] = useState<ImportPlan>();
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<Error>();
  const attributes = useAnswer(caller => attributesOfType(caller, type), [type]).value ?? [];
  const [head = [], ...body] = rows;
  const match = (columns: readonly string[], known: readonly TypeAttribute[]): void => {
    setTargets(columns.map(column => targetFor(column, known)));
    setPlan(undefined);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = rowsOf(await file.text());
    setRows(found);
    match(found[0] ?? [], attributes);
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setError(undefined);
    await work().catch(failure => {
      noteExpiry(failure);
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    });
    setDone(undefined);
  };
  const check = () => attempt(async () => setPlan(await planOf(service.value, body, targets, type, setDone)));
  const carryOut = ({ operations }: ImportPlan) =>
    attempt(async () => {
      await service.value.kataster.changes.apply({ operations: [...operations] }, { comment: 'CSV' });
      writes.value += 1;
      notify(say(importWords.done, { number: operations.length }), { label: say(words.history), to: '/history' });
      setPlan(undefined);
      setRows([]);
    });
  return (
    <>
      <PageTitle title={say(words.import)} />
      <p>{say(importWords.intro)}</p>
      <p class="hint">{say(importWords.netbox)}</p>
      <div class="filters">
        <select
          aria-label={say(words.type)}
          value={type}
          onChange={async ({ currentTarget }) => {
            const chosen = currentTarget.value;
            setType(chosen);
            match(head, await attributesOfType(service.value, chosen));
          }}
        >
          <option value="">{say(words.type)}</option>
          {types.map(each => (
            <option key={each.const} value={each.const}>
              {each.title}
            </option>
          ))}
        </select>
        <label class="drop">
          <span>{say(importWords.drop)}</span>
          <input
            type="file"
            accept=".csv,text/csv"
            aria-label={say(importWords.file)}
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </label>
      </div>
      {error && <Failure error={error} />}
      {done !== undefined && <progress aria-label={say(words.loading)} value={done} max={body.length} />}
      {head.length > 0 && type !== '' && (
        <>
          <ColumnTargets
            head={head}
            example={body[0] ?? []}
            attributes={attributes}
            targets={targets}
            onChange={next => {
              setTargets(next);
              setPlan(undefined);
            }}
          />
          <button
            type="button"
            class="primary"
            disabled={!targets.includes('title') || done !== undefined}
            onClick={() => void check()}
          >
            {say(importWords.check, { number: body.length })}
          </button>
        </>
      )}
      {plan && <Plan plan={plan} head={head} onCarryOut={() => void carryOut(plan)} />}
    </>
  );
}

/** The attribute of the same title or key; a column that is called like a title is that of the object. */
function targetFor(column: string, attributes: readonly TypeAttribute[]): Target {
  const name = column.trim().toLowerCase();
  if (['title', 'titel', 'name'].includes(name)) return 'title';
  const fitting = attributes.find(
    each => each.attribute.title.toLowerCase() === name || nameOf(each).toLowerCase() === name || each.key === name,
  );
  return fitting && !fitting.attribute.readOnly ? `${fitting.category}.${fitting.key}` : '';
}

interface PlanProps {
  readonly plan: ImportPlan;
  readonly head: readonly string[];
  onCarryOut(): void;
}

function Plan({ plan: { operations, refused }, head, onCarryOut }: PlanProps) {
  const save = (): void =>
    download(
      'refused.csv',
      csvOf([[...head, say(importWords.reason)], ...refused.map(({ cells, reason }) => [...cells, reason])]),
    );
  return (
    <section aria-labelledby="import-plan">
      <h2 id="import-plan">{say(importWords.checked, { good: operations.length, bad: refused.length })}</h2>
      <p class="page-actions">
        {refused.length > 0 && (
          <button type="button" onClick={save}>
            {say(importWords.download)}
          </button>
        )}
        <button type="button" class="primary" disabled={operations.length === 0} onClick={onCarryOut}>
          {say(importWords.carryOut, { number: operations.length })}
        </button>
      </p>
      {refused.length > 0 && (
        <PlainTable
          label={say(importWords.refused)}
          rows={refused.slice(0, 200)}
          keyOf={({ at }) => at}
          columns={[
            { title: say(importWords.row), show: ({ at }) => at },
            { title: say(importWords.title), show: ({ cells }) => cells.join(', ') },
            { title: say(importWords.reason), show: ({ reason }) => <span class="wrong">{reason}</span> },
          ]}
        />
      )}
    </section>
  );
}
