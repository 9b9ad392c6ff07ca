import { useMemo, useState } from 'preact/hooks';
import { rowsOf } from '../../../csv/csv-rows.js';
import { attributesOfType, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { Failure } from '../../parts/loaded.js';
import { notify } from '../../parts/notices.js';
import { useAnswer, writes } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry, service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { ColumnTargets } from './column-targets.js';
import { type ImportPlan, planOf, targetFor } from './import-plan.js';
import { importWords } from './import-words.js';
import { PlanReport } from './plan-report.js';
import { type ImportProfile, profileFor, targetsBy } from './profiles.js';
import { ProfilesBar } from './profiles-bar.js';

interface CsvImportProps {
  readonly text: string;
  readonly name: string;
  onDone(): void;
}

/** Objects of a CSV file: its columns are matched to attributes, a plan is shown, and one change set makes them. */
export function CsvImport({ text, name, onDone }: CsvImportProps) {
  const [head = [], ...body] = useMemo(() => rowsRead(text), [text]);
  const known = useMemo(() => profileFor(head), [text]);
  const types = useAnswer(objectTypes, []).value ?? [];
  const [type, setType] = useState(known?.type ?? '');
  const [targets, setTargets] = useState(known ? targetsBy(known, head) : head.map(() => ''));
  const [plan, setPlan] = useState<ImportPlan>();
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<Error>();
  const attributes = useAnswer(caller => attributesOfType(caller, type), [type]).value ?? [];
  const match = (next: readonly string[]): void => {
    setTargets([...next]);
    setPlan(undefined);
  };
  const choose = (chosen: string, known_: readonly TypeAttribute[]): void => {
    setType(chosen);
    match(head.map(column => targetFor(column, known_)));
  };
  const apply = (profile: ImportProfile): void => {
    setType(profile.type);
    match(targetsBy(profile, head));
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setError(undefined);
    await work().catch(failure => {
      noteExpiry(failure);
      setError(errorOf(failure));
    });
    setDone(undefined);
  };
  const check = () => attempt(async () => setPlan(await planOf(service.value, body, targets, type, setDone)));
  const carryOut = ({ operations }: ImportPlan) =>
    attempt(async () => {
      setDone(0);
      await service.value.kataster.changes.apply({ operations: [...operations] }, { comment: `CSV: ${name}`.slice(0, 500) });
      writes.value += 1;
      notify(say(importWords.done, { number: operations.length }), { label: say(words.history), to: '/history' });
      onDone();
    });
  if (body.length === 0) return <p class="empty">{say(importWords.noRows)}</p>;
  return (
    <>
      <div class="filters">
        <select
          aria-label={say(words.type)}
          value={type}
          onChange={async ({ currentTarget: { value } }) => choose(value, await attributesOfType(service.value, value))}
        >
          <option value="">{say(words.chooseType)}</option>
          {types.map(each => (
            <option key={each.const} value={each.const}>
              {each.title}
            </option>
          ))}
        </select>
        <ProfilesBar head={head} type={type} targets={targets} onApply={apply} />
      </div>
      {error && <Failure error={error} />}
      {done !== undefined && <progress aria-label={say(words.loading)} value={done} max={body.length} />}
      {type !== '' && (
        <>
          <ColumnTargets head={head} example={body[0] ?? []} attributes={attributes} targets={targets} onChange={match} />
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
      {plan && <PlanReport plan={plan} head={head} isBusy={done !== undefined} onCarryOut={() => void carryOut(plan)} />}
    </>
  );
}

/** The rows of a file; none where it is no CSV. */
function rowsRead(text: string): readonly (readonly string[])[] {
  try {
    return rowsOf(text);
  } catch {
    return [];
  }
}
