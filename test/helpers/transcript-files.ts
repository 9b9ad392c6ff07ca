import { readdirSync, readFileSync } from 'node:fs';
import { readTranscript, type Transcript } from './transcript.js';

/** Where the transcripts stand: a folder for each method. */
export const root = 'test/transcripts';

/** A transcript and where it stands. */
export interface TranscriptFile {
  /** Folder and situation, such as `cmdb.object.read/object-not-found`. */
  readonly name: string;
  readonly transcript: Transcript;
}

/** Every transcript. */
export function transcriptFiles(): readonly TranscriptFile[] {
  return readdirSync(root)
    .flatMap(folder => readdirSync(`${root}/${folder}`).map(file => `${folder}/${file}`))
    .sort()
    .map(path => ({ name: path.replace(/\.io$/, ''), transcript: transcriptIn(path) }));
}

function transcriptIn(path: string): Transcript {
  try {
    return readTranscript(readFileSync(`${root}/${path}`, 'utf8'));
  } catch (error) {
    throw new Error(`${root}/${path}: ${error instanceof Error ? error.message : error}`);
  }
}
