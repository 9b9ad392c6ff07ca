import { useState } from 'preact/hooks';

interface FileDropProps {
  readonly label: string;
  /** Kinds of files that are offered, such as `.csv`. */
  readonly accept: string;
  onFile(file: File): void;
}

/** A field onto which a file is dropped, or that chooses one. */
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
      <input type="file" accept={accept} onChange={({ currentTarget }) => take(currentTarget.files)} />
    </label>
  );
}
