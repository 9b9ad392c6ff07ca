import type { CategoryInfo } from '../../../generated/types.js';
import { textOf } from '../attributes/attribute-view.js';
import { ValueText } from '../parts/value-text.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { draftWords } from './draft-words.js';
import { changeDraft, type Draft, putDraft } from './drafts.js';
import { conflictsOf } from './saving.js';

interface ConflictProps {
  readonly name: string;
  readonly draft: Draft;
  readonly info: CategoryInfo;
}

/** Three values of each attribute side by side: before, as somebody else saved it, and as typed here. */
export function Conflict({ name, draft, info }: ConflictProps) {
  const { before, theirs = {}, values } = draft;
  const take = (key: string): void => {
    putDraft(name, { ...draft, before: { ...before, [key]: theirs[key] } });
    changeDraft(name, key, theirs[key]);
  };
  return (
    <div class="conflict" role="alert">
      <p>{say(draftWords.conflict)}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{say(draftWords.was)}</th>
            <th scope="col">{say(draftWords.theirs)}</th>
            <th scope="col">{say(draftWords.yours)}</th>
            <th scope="col">{say(words.actions)}</th>
          </tr>
        </thead>
        <tbody>
          {conflictsOf(draft).map(key => (
            <tr key={key}>
              <th scope="row">{info[key]?.title ?? key}</th>
              <td>
                <ValueText text={textOf(before[key])} />
              </td>
              <td>
                <ValueText text={textOf(theirs[key])} />
              </td>
              <td>
                <ValueText text={textOf(values[key])} />
              </td>
              <td>
                <button type="button" class="small" onClick={() => take(key)}>
                  {say(draftWords.takeTheirs)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
