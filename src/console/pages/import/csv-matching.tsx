import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ImportEncoding, ImportProfile, ImportSeparator } from '../../../../generated/types.js';
import type { CsvAttribute, CsvCatalogue } from '../../../csv/catalogue.js';
import type { CsvRows } from '../../../csv/csv-rows.js';
import type { CsvSource } from '../../../csv/object-operations.js';
import { matchBy, missingColumns } from '../../../csv/profiles.js';
import { guessTargets, typesOf, usualKeys } from '../../../csv/targets.js';
import { useAnswer } from '../../service/answer.js';
import { say, sayNumber } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { ColumnTargets } from './column-targets.js';
import { CsvRun, CsvTrial } from './csv-runs.js';
import { importWords } from './import-words.js';
import { PlanReport } from './plan-report.js';
import { ProfilesBar } from './profiles-bar.js';
import { RunProgress } from './run-progress.js';
import { runWords } from './run-words.js';

interface CsvMatchingProps {
  readonly head: readonly string[];
  readonly rows: CsvRows;
  readonly name: string;
  readonly catalogue: CsvCatalogue;
  readonly profiles: readonly ImportProfile[];
  /** The profile that the columns are matched by at first. */
  readonly profile: ImportProfile | undefined;
  readonly encoding: ImportEncoding | undefined;
  readonly separator: ImportSeparator | undefined;
  onApply(profile: ImportProfile): void;
  begin(run: CsvRun, head: readonly string[]): void;
}

/** How columns are understood, and which of that nobody confirmed. */
interface Matching {
  readonly type: string;
  readonly targets: readonly string[];
  readonly keys: readonly string[];
  readonly units: readonly string[];
  readonly guessed: ReadonlySet<number>;
}

/** Columns are matched to attributes, a plan is shown, and change sets with one comment carry it out. */
export function CsvMatching(props: CsvMatchingProps) {
  const { head, rows, name, catalogue, profiles, profile, encoding, separator, onApply, begin } = props;
  const [matching, setMatching] = useState<Matching>(() =>
    profile ? { units: [], ...matchBy(profile, head), guessed: new Set() } : guessOf(head, '', []),
  );
  const [trial, setTrial] = useState<{ readonly run: CsvTrial; readonly source: CsvSource }>();
  const { type, targets, keys, units } = matching;
  const [first] = rows;
  const types = useMemo(() => typesOf(rows, matching, catalogue), [type, targets.indexOf('type')]);
  const { value: answered } = useAnswer(async () => ({ types, attributes: await catalogue.attributesOf(types) }), [types]);
  // Those of other types are there until those of these have come: rows that are checked by them would be refused, or taken, wrongly.
  const isAnswered = answered?.types === types;
  const attributes = isAnswered ? answered.attributes : [];
  const match = (next: Matching): void => {
    setMatching(next);
    setTrial(undefined);
  };
  const choose = async (chosen: string): Promise<void> => {
    const asked = guessOf(head, chosen, []);
    match(guessOf(head, chosen, await catalogue.attributesOf(typesOf(rows, asked, catalogue))));
  };
  useEffect(() => {
    if (!profile && targets.includes('type')) void choose('');
  }, []);
  const check = (): void => {
    const source = { rows, catalogue, attributes, match: { type, targets, keys, units } };
    const run = new CsvTrial(source);
    setTrial({ run, source });
    void run.start();
  };
  const status = trial?.run.state.value.status;
  const missing = profile ? missingColumns(profile, head) : [];
  const canCheck = keys.length > 0 && isAnswered && status !== 'running';
  return (
    <>
      <div class="filters">
        <select aria-label={say(words.type)} value={type} onChange={({ currentTarget: { value } }) => void choose(value)}>
          <option value="">{say(targets.includes('type') ? importWords.typeOfRow : words.chooseType)}</option>
          {catalogue.types.map(each => (
            <option key={each.const} value={each.const}>
              {each.titles[0]}
            </option>
          ))}
        </select>
        <ProfilesBar {...{ head, matching, profiles, profile, encoding, separator, onApply }} />
      </div>
      {missing.length > 0 && (
        <p role="status">{say(importWords.missingColumns, { titles: missing.map(({ title }) => title).join(', ') })}</p>
      )}
      {(type !== '' || targets.includes('type')) && (
        <>
          <ColumnTargets head={head} example={first?.cells ?? []} attributes={attributes} matching={matching} onChange={match} />
          <button type="button" class="primary" disabled={!canCheck} onClick={check}>
            {sayNumber(importWords.check, rows.places.length)}
          </button>
        </>
      )}
      {trial && <RunProgress run={trial.run} label={runWords.checking} />}
      {trial && status === 'done' && (
        <PlanReport
          plan={trial.run.plan}
          head={head}
          onCarryOut={() => begin(new CsvRun(trial.run.plan, trial.source, `CSV: ${name}`.slice(0, 500)), head)}
        />
      )}
    </>
  );
}

function guessOf(head: readonly string[], type: string, attributes: readonly CsvAttribute[]): Matching {
  const targets = guessTargets(head, attributes);
  const guessed = new Set([...targets.keys()].filter(at => targets[at] !== ''));
  return { type, targets, keys: usualKeys(targets), units: [], guessed };
}
