import { useMemo, useState } from 'preact/hooks';
import { rowsOf } from '../../../csv/csv-rows.js';
import { attributesOfType, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { ColumnTargets } from './column-targets.js';
import { CsvRun, CsvTrial } from './csv-runs.js';
import { type ImportPlan, targetFor } from './import-plan.js';
import { importWords } from './import-words.js';
import { PlanReport } from './plan-report.js';
import { type ImportProfile, profileFor, targetsBy } from './profiles.js';
import { ProfilesBar } from './profiles-bar.js';
import { RunProgress } from './run-progress.js';
import { runWords } from './run-words.js';

interface CsvImportProps {
  readonly text: string;
  readonly name: string;
  /** Begins the import; `head` has the titles of the columns. */
  begin(run: CsvRun, head: readonly string[]): void;
}

/** Objects of a CSV file: its columns are matched to attributes, a plan is shown, and change sets with one comment make them. */
export function CsvImport({ text, name, begin }: CsvImportProps) {
  const [head = [], ...body] = useMemo(() => rowsRead(text), [text]);
  const known = useMemo(() => profileFor(head), [text]);
  const types = useAnswer(objectTypes, []).value ?? [];
  const [type, setType] = useState(known?.type ?? '');
  const [targets, setTargets] = useState(known ? targetsBy(known, head) : head.map(() => ''));
  const [trial, setTrial] = useState<CsvTrial>();
  const attributes = useAnswer(caller => attributesOfType(caller, type), [type]).value ?? [];
  const match = (next: readonly string[]): void => {
    setTargets([...next]);
    setTrial(undefined);
  };
  const choose = (chosen: string, known_: readonly TypeAttribute[]): void => {
    setType(chosen);
    match(head.map(column => targetFor(column, known_)));
  };
  const apply = (profile: ImportProfile): void => {
    setType(profile.type);
    match(targetsBy(profile, head));
  };
  const check = (): void => {
    const rows = body.map((cells, at) => ({ at: at + 2, cells }));
    const begun = new CsvTrial(rows, { targets, type });
    setTrial(begun);
    void begun.start();
  };
  const carryOut = (plan: ImportPlan): void => begin(new CsvRun(plan, `CSV: ${name}`.slice(0, 500)), head);
  const status = trial?.state.value.status;
  const isChecking = status === 'running';
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
      {type !== '' && (
        <>
          <ColumnTargets head={head} example={body[0] ?? []} attributes={attributes} targets={targets} onChange={match} />
          <button type="button" class="primary" disabled={!targets.includes('title') || isChecking} onClick={check}>
            {say(importWords.check, { number: body.length })}
          </button>
        </>
      )}
      {trial && <RunProgress run={trial} label={runWords.checking} />}
      {status === 'done' && trial && <PlanReport plan={trial.plan} head={head} onCarryOut={() => carryOut(trial.plan)} />}
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
