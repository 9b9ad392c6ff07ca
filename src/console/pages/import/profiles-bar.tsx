import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { importWords } from './import-words.js';
import { dropProfile, type ImportProfile, keepProfile, profileFor, profiles } from './profiles.js';

interface ProfilesBarProps {
  readonly head: readonly string[];
  readonly type: string;
  readonly targets: readonly string[];
  onApply(profile: ImportProfile): void;
}

/** Profiles that match columns: one is chosen, kept as it is now, or forgotten. */
export function ProfilesBar({ head, type, targets, onApply }: ProfilesBarProps) {
  const [name, setName] = useState(profileFor(head)?.name ?? '');
  const chosen = profiles.value.find(each => each.name === name.trim());
  const choose = (typed: string): void => {
    setName(typed);
    const profile = profiles.value.find(each => each.name === typed);
    if (profile) onApply(profile);
  };
  const save = (): void =>
    keepProfile({ name: name.trim(), type, targets: Object.fromEntries(head.map((column, at) => [column, targets[at] ?? ''])) });
  return (
    <form
      class="profiles"
      onSubmit={event => {
        event.preventDefault();
        save();
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
        {profiles.value.map(each => (
          <option key={each.name} value={each.name} />
        ))}
      </datalist>
      <button type="submit" disabled={name.trim() === '' || type === ''}>
        {say(importWords.keepProfile)}
      </button>
      {chosen && (
        <button
          type="button"
          class="plain"
          aria-label={say(importWords.dropProfile, { name: chosen.name })}
          onClick={() => dropProfile(chosen.name)}
        >
          <Icon name="trash" />
        </button>
      )}
    </form>
  );
}
