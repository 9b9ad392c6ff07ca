import { useState } from 'preact/hooks';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

interface FileDropProps {
  readonly label: string;
  /** Kinds of files that are offered, such as `.csv`. */
  readonly accept: string;
  onFile(file: File): void;
}

/** A field onto which a file is dropped, or that chooses one; the words of the browser's own control may be of another language. */
export function FileDrop({ label, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <label
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <span>{label}</span>
      <span class="link-button" aria-hidden="true">
        {say(words.chooseFile)}
      </span>
      <input type="file" accept={accept} onChange={({ currentTarget }) => take(currentTarget.files)} />
    </label>
  );
}
