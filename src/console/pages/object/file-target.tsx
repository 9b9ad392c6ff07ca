import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { CmdbObject } from '../../../../generated/types.js';
import { Icon } from '../../parts/icon.js';
import { Failure } from '../../parts/loaded.js';
import { type Access, useAccess } from '../../service/access.js';
import { say } from '../../texts/say.js';
import { attachFiles, fileType, ofFiles } from './attached-files.js';
import { fileWords } from './file-words.js';
import type { ObjectContents } from './object-contents.js';

/** Whether the caller may add files to an object: its type links files, and both the link and the object of the file may be made. */
export function mayAttach({ categories }: ObjectContents, { may, ofType }: Access): boolean {
  return categories.some(each => each.const === ofFiles) && may('edit', ofFiles) && ofType('create', fileType, 'everywhere');
}

interface FileTargetProps {
  readonly contents: ObjectContents;
  readonly children: ComponentChildren;
}

/** The page of an object as a target onto which files are dropped. */
export function FileTarget({ contents, children }: FileTargetProps) {
  const { object, type } = contents;
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<Error>();
  const access = useAccess(type?.const);
  if (!mayAttach(contents, access)) return <>{children}</>;
  const takes = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
  return (
    <div
      role="group"
      class={`file-target${isOver ? ' over' : ''}`}
      onDragOver={event => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={event => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        void attachFiles(object, [...(event.dataTransfer?.files ?? [])]).then(setError);
      }}
    >
      {isOver && (
        <p class="file-target-label">
          <Icon name="upload" /> {say(fileWords.drop, { title: object.title })}
        </p>
      )}
      {error && <Failure error={error} />}
      {children}
    </div>
  );
}

/** A button that chooses files and adds them to an object. */
export function AddFiles({ object }: { readonly object: CmdbObject }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<Error>();
  const add = async (files: readonly File[]): Promise<void> => {
    if (files.length > 0) setError(await attachFiles(object, files));
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={true}
        hidden={true}
        aria-label={say(fileWords.add)}
        onChange={({ currentTarget }) => void add([...(currentTarget.files ?? [])])}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {say(fileWords.add)}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}
