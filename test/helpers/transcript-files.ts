import { readdirSync, readFileSync } from 'node:fs';
import { readTranscript, type Transcript } from './transcript.js';

/** Where the transcripts stand: a folder for each method. */
export const root = 'test/transcripts';

/** A transcript and where it stands. */
export interface TranscriptFile {
  /** Folder and situation, such as `cmdb.object.read/object-not-found`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly transcript: Transcript;
}

/** Every transcript. */
export function transcriptFiles(): readonly TranscriptFile[] {
  return readdirSync(root)
    .flatMap(folder => readdirSync(`${root}/${folder}`).map(file => `${folder}/${file}`))
    .sort()
    .map(place => fileAt(place.replace(/\.io$/, ''), `${root}/${place}`));
}

function fileAt(name: string, path: string): TranscriptFile {
  const text = readFileSync(path, 'utf8');
  try {
    return { name, path, text, transcript: readTranscript(text) };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
