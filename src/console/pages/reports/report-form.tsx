import { useState } from 'preact/hooks';
import type { ReportInfo, ReportTotalKind } from '../../../../generated/types.js';
import { attributesOfType, nameOf } from '../../lists/attributes-of-type.js';
import { FormButton } from '../../parts/form-dialog.js';
import { Icon } from '../../parts/icon.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AttributeSelect } from '../objects/attribute-select.js';
import { viewOfReport } from '../objects/list-view.js';
import { reportOf } from '../objects/saved-views.js';
import { reportWords, totalWords } from './report-words.js';

interface ReportFormProps {
  readonly report: ReportInfo;
  /** Titles of the columns, by their names. */
  readonly titles: ReadonlyMap<string, string>;
}

/** A button whose form defines columns, also of linked objects, the group and the totals of a report. */
export function ReportFormButton({ report, titles }: ReportFormProps) {
  const [columns, setColumns] = useState<ReadonlyMap<string, string>>(titles);
  const save = (form: FormData) => {
    const totals = [...columns.keys()].flatMap(column =>
      form
        .getAll(column)
        .flatMap(kindNamed)
        .map(total => ({ column, total })),
    );
    const { title, category, description } = report;
    const saved = reportOf({ title, category, description }, viewOfReport(report), [...columns.keys()]);
    return service.value.kataster.report.save({ ...saved, group_by: String(form.get('group_by')), totals });
  };
  return (
    <FormButton label={say(reportWords.define)} title={say(reportWords.define)} submit={say(words.save)} save={save}>
      <table class="entries">
        <thead>
          <tr>
            <th scope="col">{say(reportWords.column)}</th>
            <th scope="col">{say(reportWords.totals)}</th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {[...columns].map(([name, title]) => (
            <tr key={name}>
              <td>{title}</td>
              <td>
                <Totals
                  name={name}
                  title={title}
                  kept={report.totals.filter(({ column }) => column === name).map(({ total }) => total)}
                />
              </td>
              <td>
                <button
                  type="button"
                  class="plain"
                  aria-label={say(reportWords.remove, { title })}
                  disabled={columns.size === 1}
                  onClick={() => setColumns(new Map([...columns].filter(([each]) => each !== name)))}
                >
                  <Icon name="trash" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        {say(reportWords.groupBy)}
        <select name="group_by">
          <option value="">{say(words.none)}</option>
          {[...columns].map(([name, title]) => (
            <option key={name} value={name} selected={name === report.group_by}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <ColumnAdder
        type={[report.filter.type ?? ''].flat().length === 1 ? String([report.filter.type ?? ''].flat()[0]) : ''}
        onAdd={(name, title) => setColumns(new Map([...columns, [name, title]]))}
      />
    </FormButton>
  );
}

interface TotalsProps {
  readonly name: string;
  readonly title: string;
  readonly kept: readonly ReportTotalKind[];
}

const kinds = Object.keys(totalWords) as readonly ReportTotalKind[];

function kindNamed(name: FormDataEntryValue): readonly ReportTotalKind[] {
  return kinds.filter(each => each === name);
}

/** The totals of a column behind their names: a column may have several. */
function Totals({ name, title, kept }: TotalsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<ReportTotalKind>>(new Set(kept));
  const shown = kinds.filter(kind => chosen.has(kind)).map(kind => say(totalWords[kind]));
  const toggle = (kind: ReportTotalKind): void => {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    setChosen(next);
  };
  return (
    <details class="totals">
      <summary aria-label={say(reportWords.totalsOf, { title })}>{shown.join(', ') || say(words.none)}</summary>
      {kinds.map(kind => (
        <label key={kind} class="check">
          <input type="checkbox" name={name} value={kind} checked={chosen.has(kind)} onChange={() => toggle(kind)} />{' '}
          {say(totalWords[kind])}
        </label>
      ))}
    </details>
  );
}

interface ColumnAdderProps {
  /** The type of the objects; empty where there are several. */
  readonly type: string;
  onAdd(name: string, title: string): void;
}

/** Adds a column of the object itself, or of the one that a link leads to. */
function ColumnAdder({ type, onAdd }: ColumnAdderProps) {
  const [link, setLink] = useState('');
  const own = useAnswer(caller => attributesOfType(caller, type), [type]).value ?? [];
  const links = own.filter(({ attribute }) => attribute.type === 'object' || attribute.type === 'objects');
  const chosen = links.find(each => nameOf(each) === link)?.attribute;
  const add = (name: string, title: string): void => {
    onAdd(chosen ? `${link}.${name}` : name, chosen ? `${chosen.title} → ${title}` : title);
    setLink('');
  };
  return (
    <fieldset>
      <legend>{say(reportWords.addColumn)}</legend>
      {links.length > 0 && <AttributeSelect label={say(reportWords.link)} attributes={links} value={link} onChange={setLink} />}
      <AttributeOf key={link} type={chosen ? (chosen.target?.objectTypes?.[0] ?? '') : type} onChoose={add} />
    </fieldset>
  );
}

interface AttributeOfProps {
  readonly type: string;
  onChoose(name: string, title: string): void;
}

/** A choice of an attribute of a type, once its attributes are known. */
function AttributeOf({ type, onChoose }: AttributeOfProps) {
  const attributes = useAnswer(caller => attributesOfType(caller, type), [type]).value ?? [];
  const choose = (name: string): void => {
    const attribute = attributes.find(each => nameOf(each) === name)?.attribute;
    if (attribute) onChoose(name, attribute.title);
  };
  if (attributes.length === 0) return null;
  return <AttributeSelect label={say(reportWords.attribute)} attributes={attributes} value="" onChange={choose} />;
}
