import type { ComponentChildren } from 'preact';
import type { Change, ChangeAction, ChangeSet } from '../../../generated/types.js';
import { to } from '../routing/addresses.js';
import { useAnswer } from '../service/answer.js';
import { categoryTitles } from '../service/catalogue.js';
import { language, type Text } from '../texts/language.js';
import { numeral } from '../texts/say.js';
import { subjectOf } from './change-line.js';
import { historyWords } from './history-words.js';

/** Sentences about one change of a category of an object, by what was done. */
const ofCategory: Readonly<Record<ChangeAction, Text>> = {
  created: { en: '{who} added {category} to {subject}', de: '{who} hat {category} zu {subject} hinzugefügt' },
  edited: { en: '{who} changed {category} of {subject}', de: '{who} hat {category} von {subject} geändert' },
  archived: { en: '{who} archived {category} of {subject}', de: '{who} hat {category} von {subject} archiviert' },
  markedDeleted: { en: '{who} deleted {category} of {subject}', de: '{who} hat {category} von {subject} gelöscht' },
  recycled: { en: '{who} brought back {category} of {subject}', de: '{who} hat {category} von {subject} wiederhergestellt' },
  templated: { en: '{who} changed {category} of {subject}', de: '{who} hat {category} von {subject} geändert' },
  purged: { en: '{who} removed {category} of {subject}', de: '{who} hat {category} von {subject} entfernt' },
};

/** Sentences about one change of an object, or of something else as a whole. */
const ofWhole: Readonly<Record<ChangeAction, Text>> = {
  created: { en: '{who} created {subject}', de: '{who} hat {subject} angelegt' },
  edited: { en: '{who} changed {subject}', de: '{who} hat {subject} geändert' },
  archived: { en: '{who} archived {subject}', de: '{who} hat {subject} archiviert' },
  markedDeleted: { en: '{who} deleted {subject}', de: '{who} hat {subject} gelöscht' },
  recycled: { en: '{who} brought back {subject}', de: '{who} hat {subject} wiederhergestellt' },
  templated: { en: '{who} made {subject} a template', de: '{who} hat {subject} zur Vorlage gemacht' },
  purged: { en: '{who} removed {subject} for good', de: '{who} hat {subject} endgültig entfernt' },
};

/** The change that stands for a change set, where all its changes are alike; the creation of an object counts for what it was created with. */
function mainChange(changes: readonly Change[]): Change | undefined {
  const created = changes.find(({ action, object, category }) => action === 'created' && object && !category);
  const [first] = created ? [created] : changes;
  const isSame = ({ action, category, object }: Change): boolean =>
    object?.id === first?.object?.id && (created !== undefined || (action === first?.action && category === first.category));
  return changes.every(isSame) ? first : undefined;
}

/** Whether a change set made several objects, choices for them, and changed nothing else. */
function isCreationOfMany(changes: readonly Change[]): boolean {
  const made = new Set(
    changes.filter(({ action, category }) => action === 'created' && !category).map(({ object }) => object?.id),
  );
  return made.size > 1 && changes.every(({ object, choice }) => choice || (object !== null && made.has(object.id)));
}

/** The sentence about a change set. */
function sentenceOf({ changes, reverts }: ChangeSet, change: Change | undefined): Text {
  if (reverts) return historyWords.undid;
  if (change) return (change.category ? ofCategory : ofWhole)[change.action];
  return isCreationOfMany(changes) ? historyWords.createdMany : historyWords.several;
}

interface ChangeSentenceProps {
  readonly set: ChangeSet;
  /** The number of the change set as of which the object is shown; as it is now where absent. */
  readonly asOf?: number | undefined;
}

/** A change set as one sentence: who did what to which object. */
export function ChangeSentence({ set, asOf }: ChangeSentenceProps) {
  const { user, key, changes, reverts } = set;
  const titles = useAnswer(categoryTitles, []).value;
  const change = mainChange(changes);
  const objects = new Set(changes.map(({ object }) => object?.id));
  const text = sentenceOf(set, change);
  const parts: Readonly<Record<string, ComponentChildren>> = {
    who: <a href={user ? to.historyOfUser(user.id) : to.historyOfKey(key.id)}>{user?.title ?? key.title}</a>,
    subject: change && subjectOf(change, asOf),
    category: change?.category && <b title={change.category}>{titles?.[change.category] ?? change.category}</b>,
    number: numeral(changes.length),
    objects: numeral(objects.size),
    numbers: reverts?.map(each => `#${each}`).join(', '),
  };
  return (
    <p class="change">
      {text[language.value].split(/[{}]/).map((part, at) => (
        <span key={at}>{at % 2 === 1 ? parts[part] : part}</span>
      ))}
    </p>
  );
}
