import type { Change } from '../../../generated/types.js';
import { textOf } from '../attributes/attribute-view.js';
import { TitleOfConstant, ValueText } from '../parts/value-text.js';
import { to } from '../routing/addresses.js';
import { useAnswer } from '../service/answer.js';
import { categoryTitles } from '../service/catalogue.js';
import { say } from '../texts/say.js';
import { actionWords, historyWords } from './history-words.js';

/** Whether a change is one of an object that is gone, of which its reader is told nothing but that. */
export function isOfGone({ object }: Change): boolean {
  return object?.title === '';
}

/** The record that was changed: an object as a link, or by its id if it is gone, everything else by its title. */
export function subjectOf(change: Change, asOf: number | undefined) {
  const { object, choice, object_type, report, import_profile, livestatus } = change;
  if (object && isOfGone(change)) return <>{say(historyWords.goneObject, { id: object.id })}</>;
  if (object)
    return <a href={asOf === undefined ? to.object(object.id) : `${to.object(object.id)}?as_of=${asOf}`}>{object.title}</a>;
  if (object_type) return <TitleOfConstant name={object_type} />;
  return <>{choice?.dialog ?? report?.title ?? import_profile?.title ?? livestatus?.title}</>;
}

interface ChangeLineProps {
  readonly change: Change;
  /** The number of the change set as of which the object is shown; as it is now where absent. */
  readonly asOf?: number | undefined;
}

/** One change: the record, what became of it, and its values before and after. */
export function ChangeLine({ change, asOf }: ChangeLineProps) {
  const { action, category, attributes } = change;
  const titles = useAnswer(categoryTitles, []).value;
  return (
    <>
      <p class="change">
        {subjectOf(change, asOf)} <span class={`action ${action}`}>{say(actionWords[action])}</span>{' '}
        {category && <span title={category}>{titles?.[category] ?? category}</span>}
      </p>
      {attributes.length > 0 && (
        <table class="values">
          <thead>
            <tr>
              <th scope="col">{say(historyWords.attribute)}</th>
              <th scope="col">{say(historyWords.from)}</th>
              <th scope="col">{say(historyWords.to)}</th>
            </tr>
          </thead>
          <tbody>
            {attributes.map(({ key, title, from, to: after }) => (
              <tr key={key}>
                <th scope="row">{title}</th>
                <td>
                  {textOf(from) === '' ? (
                    '–'
                  ) : (
                    <s>
                      <ValueText text={textOf(from)} />
                    </s>
                  )}
                </td>
                <td>
                  <ValueText text={textOf(after) || '–'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
