import { contentOf } from '../parts/file-content.js';
import { say } from '../texts/say.js';
import { type ControlProps, recordIn, textOf } from './attribute-view.js';
import { attributeWords } from './attribute-words.js';

/** An uploaded file: its name and size. */
export function showFile(value: unknown) {
  const { name, size } = recordIn(value);
  return name === undefined ? null : say(attributeWords.file, { name: textOf(name), size: textOf(size) });
}

/** A file that is chosen; what it contains is sent as base64. */
export function Upload({ id, described, onChange }: ControlProps) {
  const read = async (file: File | undefined): Promise<void> =>
    onChange(file ? { name: file.name, size: file.size, type: file.type, content: await contentOf(file) } : null);
  return <input id={id} type="file" {...described} onChange={({ currentTarget }) => void read(currentTarget.files?.[0])} />;
}
