import { useState } from 'preact/hooks';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { undoAction } from '../../history/undo.js';
import { DialogForm } from '../../parts/dialog-form.js';
import { notify } from '../../parts/notices.js';
import { writes } from '../../service/answer.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry, service } from '../../service/service.js';
import { say, sayNumber } from '../../texts/say.js';
import type { FilledCategory } from './object-contents.js';
import { portWords } from './port-words.js';
import { titlesAtMost, titlesOf } from './title-pattern.js';

interface AddSeveralProps {
  readonly object: number;
  readonly category: FilledCategory;
}

/** A button whose dialog adds many entries that differ in their titles, such as the ports of a switch, by a pattern. */
export function AddSeveral(props: AddSeveralProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="small" onClick={() => setOpen(true)}>
        {say(portWords.addSeveral)}
      </button>
      {isOpen && <SeveralDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const previewed = 3;

function SeveralDialog({ object, category, onClose }: AddSeveralProps & { readonly onClose: () => void }) {
  const [pattern, setPattern] = useState('');
  const [error, setError] = useState<Error>();
  const present = new Set(category.entries.map(entry => textOf(recordIn(entry).title)));
  const all = titlesOf(pattern);
  const titles = all.filter(title => !present.has(title));
  const add = async (): Promise<void> => {
    const operations = titles.map(title => ({
      method: 'cmdb.category.save',
      params: { object, category: category.const, data: { title } },
    }));
    try {
      const { number } = await service.value.kataster.changes.apply({ operations });
      writes.value += 1;
      onClose();
      notify(sayNumber(portWords.added, titles.length), ...undoAction(number));
    } catch (failure) {
      noteExpiry(failure);
      setError(errorOf(failure));
    }
  };
  return (
    <DialogForm
      title={`${category.title}: ${say(portWords.addSeveral)}`}
      submit={say(portWords.addSeveral)}
      isDisabled={titles.length === 0}
      layout="fields"
      error={error}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <div class="field">
        <label for="several-titles">{say(portWords.titles)}</label>
        <input
          id="several-titles"
          autoComplete="off"
          placeholder="eth[1-48]"
          aria-describedby="several-hint"
          value={pattern}
          onInput={({ currentTarget }) => setPattern(currentTarget.value)}
        />
        <p class="hint" id="several-hint">
          {say(portWords.hint, { number: titlesAtMost })}
        </p>
      </div>
      <div role="status">
        {titles.length > 0 && (
          <p>
            {sayNumber(portWords.made, titles.length)} {titles.slice(0, previewed).join(', ')}
            {titles.length > previewed && ` … ${titles.at(-1)}`}
          </p>
        )}
        {titles.length < all.length && <p>{sayNumber(portWords.present, all.length - titles.length)}</p>}
      </div>
    </DialogForm>
  );
}
