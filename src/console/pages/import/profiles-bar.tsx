import { useState } from 'preact/hooks';
import type { ImportEncoding, ImportProfile, ImportSeparator } from '../../../../generated/types.js';
import { columnsOf } from '../../../csv/profiles.js';
import type { CsvMatch } from '../../../csv/row-groups.js';
import { Icon } from '../../parts/icon.js';
import { writes } from '../../service/answer.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry, service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { importWords } from './import-words.js';

interface ProfilesBarProps {
  readonly head: readonly string[];
  readonly matching: CsvMatch;
  readonly profiles: readonly ImportProfile[];
  readonly profile: ImportProfile | undefined;
  readonly encoding: ImportEncoding | undefined;
  readonly separator: ImportSeparator | undefined;
  onApply(profile: ImportProfile): void;
}

/** Profiles that match columns: one is chosen, saved as the columns are matched now, or deleted. */
export function ProfilesBar({ head, matching, profiles, profile, encoding, separator, onApply }: ProfilesBarProps) {
  const [name, setName] = useState(profile?.title ?? '');
  const [fault, setFault] = useState<Error>();
  const chosen = profiles.find(({ title }) => title === name.trim());
  const choose = (typed: string): void => {
    setName(typed);
    const named = profiles.find(({ title }) => title === typed);
    if (named) onApply(named);
  };
  const write = async (call: () => Promise<unknown>): Promise<void> => {
    try {
      await call();
      setFault(undefined);
      writes.value += 1;
    } catch (failure) {
      noteExpiry(failure);
      setFault(errorOf(failure));
    }
  };
  const { import_profile: saved } = service.value.kataster;
  const save = (): Promise<unknown> =>
    saved.save({
      ...{ title: name.trim(), columns: columnsOf(matching, head) },
      ...(matching.type !== '' && { type: matching.type }),
      ...(encoding && { encoding }),
      ...(separator && { separator }),
    });
  return (
    <form
      class="profiles"
      onSubmit={event => {
        event.preventDefault();
        void write(save);
      }}
    >
      <input
        list="import-profiles"
        aria-label={say(importWords.profile)}
        placeholder={say(importWords.profile)}
        autoComplete="off"
        value={name}
        onInput={({ currentTarget }) => choose(currentTarget.value)}
      />
      <datalist id="import-profiles">
        {profiles.map(({ title }) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <button type="submit" disabled={name.trim() === '' || matching.targets.every(target => target === '')}>
        {say(importWords.saveProfile)}
      </button>
      {chosen && (
        <button
          type="button"
          class="plain"
          aria-label={say(importWords.deleteProfile, { name: chosen.title })}
          onClick={() => void write(() => saved.delete({ title: chosen.title }))}
        >
          <Icon name="trash" />
        </button>
      )}
      {fault && <p class="wrong">{fault.message}</p>}
    </form>
  );
}
