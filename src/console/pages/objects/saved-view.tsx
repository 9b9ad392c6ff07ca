import { useState } from 'preact/hooks';
import type { ReportInfo } from '../../../../generated/types.js';
import { Icon } from '../../parts/icon.js';
import { ask } from '../../parts/question.js';
import { to } from '../../routing/addresses.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { objectsWords } from './objects-words.js';

interface SavedViewProps {
  readonly saved: ReportInfo;
  /** Whether the caller may rename and delete it. */
  readonly isChangeable: boolean;
  /** Names that are taken. */
  readonly taken: readonly string[];
  onOpen(): void;
  onRename(title: string): Promise<void>;
  onDelete(): Promise<void>;
}

/** A row of the dialog: leads to the view, renames and deletes it. */
export function SavedView({ saved: { title, description }, isChangeable, taken, onOpen, onRename, onDelete }: SavedViewProps) {
  const [isRenamed, setRenamed] = useState(false);
  const confirmDelete = async (): Promise<void> => {
    const answers = [
      { label: say(words.cancel), value: false },
      { label: say(objectsWords.deleteView, { title }), value: true, isDangerous: true },
    ];
    if (await ask({ title: say(objectsWords.deleteView, { title }), text: say(objectsWords.deleteViewText), answers }))
      await onDelete();
  };
  if (isRenamed)
    return (
      <li>
        <RenameForm title={title} taken={taken} onRename={onRename} onCancel={() => setRenamed(false)} />
      </li>
    );
  return (
    <li>
      <a href={to.view(title)} onClick={onOpen}>
        {title}
      </a>
      <span class="hint">{description}</span>
      <a href={to.report(title)} onClick={onOpen} aria-label={`${say(words.report)}: ${title}`}>
        {say(words.report)}
      </a>
      {isChangeable && (
        <>
          <button
            type="button"
            class="small"
            aria-label={`${say(objectsWords.rename)}: ${title}`}
            onClick={() => setRenamed(true)}
          >
            {say(objectsWords.rename)}
          </button>
          <button
            type="button"
            class="plain"
            aria-label={say(objectsWords.deleteView, { title })}
            onClick={() => void confirmDelete()}
          >
            <Icon name="trash" />
          </button>
        </>
      )}
    </li>
  );
}

interface RenameFormProps {
  readonly title: string;
  readonly taken: readonly string[];
  onRename(title: string): Promise<void>;
  onCancel(): void;
}

function RenameForm({ title, taken, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(title);
  const name = typed.trim();
  return (
    <form
      class="inline-form"
      onSubmit={event => {
        event.preventDefault();
        void onRename(name);
      }}
    >
      <label>
        {say(objectsWords.newName, { title })}
        <input value={typed} required={true} maxLength={255} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      </label>
      <button type="submit" class="primary" disabled={name === '' || taken.includes(name)}>
        {say(objectsWords.rename)}
      </button>
      <button type="button" onClick={onCancel}>
        {say(words.cancel)}
      </button>
    </form>
  );
}
