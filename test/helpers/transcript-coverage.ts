import { type ErrorName, errors } from '../../generated/errors.js';
import type { MethodObject } from '../../scripts/generate/document/document.js';
import { declaredErrorNames } from '../../scripts/generate/document/errors.js';
import { type Answer, answeredCalls } from './answered-calls.js';
import { document } from './catalogue.js';
import { expectedText } from './expected-text.js';
import { dialectNames } from './service.js';
import type { Transcript } from './transcript.js';
import { root, type TranscriptFile } from './transcript-files.js';

/** Situations that belong to no single method, but to the envelope of every call. */
const envelope = 'envelope';

/** Faults of the folders, a line each: missing, superfluous or wrong transcripts. */
export function folderFaults(files: readonly TranscriptFile[]): readonly string[] {
  const byName = new Map(files.map(({ name, transcript }) => [name, transcript]));
  const methods = document.methods as readonly MethodObject[];
  const known = new Set([envelope, ...methods.map(({ name }) => name)]);
  const superfluous = new Set(files.map(({ name }) => name.split('/')[0] ?? '').filter(folder => !known.has(folder)));
  return [
    ...[...superfluous].map(folder => `${root}/${folder}: there is no such method`),
    ...methods.flatMap(method => methodFaults(method, byName)),
    ...files.flatMap(({ name, transcript }) => (transcript.sentence.endsWith('.') ? [] : [`${name}: begins with no sentence`])),
  ];
}

function methodFaults(method: MethodObject, files: ReadonlyMap<string, Transcript>): string[] {
  const { name, 'x-dialects': dialects = ['contract'] } = method;
  const wanted = [
    { situation: 'success', shows: (answer: Answer | undefined) => answer !== undefined && 'result' in answer },
    ...declaredErrorNames(method).map(error => shownBy(error, dialects.includes('contract'))),
  ];
  return wanted.flatMap(({ situation, shows }) => {
    const transcript = files.get(`${name}/${situation}`);
    if (!transcript) return [`${root}/${name}/${situation}.io is missing`];
    return answersOf(transcript, name).some(shows) ? [] : [`${root}/${name}/${situation}.io does not show it`];
  });
}

/** The dialect of existing clients names no error: there its code counts. */
function shownBy(error: string, isNamed: boolean): { situation: string; shows: (answer: Answer | undefined) => boolean } {
  return {
    situation: error.replace(/[a-z](?=[A-Z])/g, '$&-').toLowerCase(),
    shows: answer => (isNamed ? answer?.error?.data?.error === error : answer?.error?.code === errors[error as ErrorName].code),
  };
}

function answersOf({ exchanges }: Transcript, method: string): (Answer | undefined)[] {
  return exchanges.flatMap(exchange =>
    dialectNames
      .flatMap(dialect => answeredCalls({ exchange, expected: expectedText(exchange, dialect) }))
      .filter(call => call.method === method)
      .map(({ answer }) => answer),
  );
}
