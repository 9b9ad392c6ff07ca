import type { Kataster } from '../../../../generated/client.js';
import type { SchemaReading } from '../../../../generated/types.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { changeWords, editorWords, partWords, wordOf } from './editor-words.js';
import { type Definition, definitionsIn, nameOf, titleOf } from './schema-document.js';
import { itemsOf, listedMembers } from './schema-draft.js';
import type { SchemaPart } from './schema-part.js';
import { labelOf } from './settings.js';

interface OthersChangesProps {
  readonly before: SchemaReading;
  readonly after: SchemaReading;
  onGoOn(): void;
  onDiscard(): void;
}

/** Changes that somebody else made of the schema while the reader wrote, and the ways to go on. */
export function OthersChanges({ before, after, onGoOn, onDiscard }: OthersChangesProps) {
  const last = useAnswer(lastChange, [after.version]).value;
  return (
    <section class="conflict" role="alert">
      <p>
        <b>{say(editorWords.conflict, { version: after.version })}</b>
      </p>
      {last && (
        <p>
          {say(editorWords.conflictBy, { who: last.user?.title ?? last.key.title })}, <Time value={last.time} />{' '}
          <a href={to.history}>{say(words.history)}</a>
        </p>
      )}
      <ul>
        {differences(before, after).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="row-actions">
        <button type="button" class="primary" onClick={onGoOn}>
          {say(editorWords.goOn)}
        </button>
        <button type="button" onClick={onDiscard}>
          {say(editorWords.theirs)}
        </button>
      </div>
    </section>
  );
}

const looked = 20;

/** The last change set that has a definition of the schema. */
async function lastChange(caller: Kataster) {
  const { change_sets } = await caller.kataster.changes.read({ limit: looked });
  return change_sets.find(({ changes }) => changes.some(({ definition }) => definition !== undefined));
}

/** A sentence for each definition, attribute and choice that differs between two versions. */
function differences(before: SchemaReading, after: SchemaReading): readonly string[] {
  return Object.keys(partWords)
    .filter(isPart)
    .flatMap(part => {
      const [was, is] = [definitionsIn(before, part), definitionsIn(after, part)];
      const own = compared(was, is, nameOf, say(partWords[part].one));
      const within = is.flatMap(definition => {
        const former = was.find(each => nameOf(each) === nameOf(definition));
        if (!former) return [];
        const [old, now] = [former, definition].map(each => itemsOf({ part, definition: each }));
        return compared(
          old ?? [],
          now ?? [],
          ({ key, id }) => `${id ?? key}`,
          say(wordOf(listedMembers[part] ?? part)),
          titleOf(definition),
        );
      });
      return [...own, ...within];
    });
}

function isPart(name: string): name is SchemaPart {
  return name in partWords;
}

function compared(
  was: readonly Definition[],
  is: readonly Definition[],
  idOf: (definition: Definition) => string,
  kind: string,
  within?: string,
): readonly string[] {
  const sameIn = (list: readonly Definition[], one: Definition) => list.find(each => idOf(each) === idOf(one));
  const line = (change: keyof typeof changeWords, one: Definition, members = ''): string =>
    `${within === undefined ? '' : `${within} › `}${say(changeWords[change], { kind, title: titleOf(one) || idOf(one), members })}`;
  const changed = is.flatMap(one => {
    const former = sameIn(was, one);
    const members = former ? membersThatDiffer(former, one) : [];
    return former && members.length > 0 ? [line('changed', one, members.map(titleOfMember).join(', '))] : [];
  });
  return [
    ...is.filter(one => !sameIn(was, one)).map(one => line('added', one)),
    ...changed,
    ...was.filter(one => !sameIn(is, one)).map(one => line('removed', one)),
  ];
}

/** Members that differ, apart from the lists that are compared one by one. */
function membersThatDiffer(one: Definition, other: Definition): readonly string[] {
  const listed: readonly string[] = Object.values(listedMembers);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(member => JSON.stringify(one[member]) !== JSON.stringify(other[member]))
    .filter(member => !listed.includes(member));
}

function titleOfMember(member: string): string {
  const label = labelOf(member);
  return label ? say(label) : member;
}
