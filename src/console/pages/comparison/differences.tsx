import type { ComponentChildren } from 'preact';
import type { Change } from '../../../../generated/types.js';
import { textOf } from '../../attributes/attribute-view.js';
import { actionWords } from '../../history/history-words.js';
import { TypeIcon } from '../../parts/icon.js';
import { Time } from '../../parts/time.js';
import { ValueText } from '../../parts/value-text.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { categoryTitles } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { comparisonWords } from './comparison-words.js';
import type { Moment } from './moments.js';

interface DifferencesProps {
  readonly changes: readonly Change[];
  readonly from: Moment;
  /** Now where absent. */
  readonly until: Moment | undefined;
}

/** Differences, an object after another, each with a column per moment that leads to the object as it was then. */
export function Differences({ changes, from, until }: DifferencesProps) {
  const titles = useAnswer(categoryTitles, []).value ?? {};
  if (changes.length === 0) return <p class="empty">{say(comparisonWords.same)}</p>;
  return (
    <>
      {Array.from(byObject(changes), ([id, own]) => (
        <section key={id} class="difference" aria-labelledby={`difference-${id}`}>
          <h2 id={`difference-${id}`}>
            <a class="object-link" href={to.object(id)}>
              <TypeIcon type={own[0]?.object?.type} size={16} /> {own[0]?.object?.title}
            </a>
          </h2>
          <div class="scroll" role="group" tabIndex={0} aria-label={own[0]?.object?.title}>
            <table class="side-by-side">
              <thead>
                <tr>
                  <th scope="col">{say(comparisonWords.category)}</th>
                  <th scope="col">{say(comparisonWords.attribute)}</th>
                  <th scope="col">
                    <a href={`${to.object(id)}?as_of=${encodeURIComponent(from)}`}>{momentShown(from)}</a>
                  </th>
                  <th scope="col">
                    <a href={until === undefined ? to.object(id) : `${to.object(id)}?as_of=${encodeURIComponent(until)}`}>
                      {momentShown(until)}
                    </a>
                  </th>
                </tr>
              </thead>
              <tbody>
                {own.map((change, at) => (
                  <ChangeRows key={at} change={change} titles={titles} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
}

function byObject(changes: readonly Change[]): ReadonlyMap<number, readonly Change[]> {
  const grouped = new Map<number, Change[]>();
  for (const change of changes) {
    const id = Number(change.object?.id ?? 0);
    grouped.set(id, [...(grouped.get(id) ?? []), change]);
  }
  return grouped;
}

function momentShown(moment: Moment | undefined): ComponentChildren {
  if (moment === undefined) return say(comparisonWords.now);
  return typeof moment === 'number' ? `#${moment}` : <Time value={moment} />;
}

interface ChangeRowsProps {
  readonly change: Change;
  readonly titles: Readonly<Record<string, string>>;
}

/** A row per attribute; a record without any that differ, such as one that was archived, has one row that says what became of it. */
function ChangeRows({ change: { action, category, attributes }, titles }: ChangeRowsProps) {
  const rows = attributes.length > 0 ? attributes : [undefined];
  return (
    <>
      {rows.map((attribute, at) => (
        <tr key={attribute?.key ?? ''} class={at === 0 ? 'first' : ''}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={rows.length}>
              {category && (titles[category] ?? category)} <span class={`action ${action}`}>{say(actionWords[action])}</span>
            </th>
          )}
          <td class="name">{attribute?.title}</td>
          <td class="before">
            <ValueText text={textOf(attribute?.from) || '–'} />
          </td>
          <td class="after">
            <ValueText text={textOf(attribute?.to) || '–'} />
          </td>
        </tr>
      ))}
    </>
  );
}
