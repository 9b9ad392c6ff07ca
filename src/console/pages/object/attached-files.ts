import type { CmdbObject, Operation } from '../../../../generated/types.js';
import { undoAction } from '../../history/undo.js';
import { contentOf } from '../../parts/file-content.js';
import { notify } from '../../parts/notices.js';
import { Stopped, withProgress } from '../../parts/progress.js';
import { writes } from '../../service/answer.js';
import { credentials } from '../../service/credentials.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry, serviceFor } from '../../service/service.js';
import { say, sayNumber } from '../../texts/say.js';
import { fileWords } from './file-words.js';

/** The category whose entries link the files of an object, as the contract names it. */
export const ofFiles = 'C__CATG__FILE';

/** The type of objects that hold a file, and the category of its versions. */
export const fileType = 'C__OBJTYPE__FILE';
export const ofVersions = 'C__CATS__FILE_VERSIONS';

/** Milliseconds that an upload may take: slow lines send a large file for minutes. */
const uploadTimeoutMs = 3_600_000;

/** Adds files to an object: each becomes an object of its own that is linked, all of them one change set. */
export async function attachFiles({ id, title }: CmdbObject, files: readonly File[]): Promise<Error | undefined> {
  try {
    const operations = (await Promise.all(files.map((file, at) => operationsFor(Number(id), file, `file${at}`)))).flat();
    const { number } = await withProgress(say(fileWords.sending, { title }), ({ signal, advance }) =>
      serviceFor(credentials.value, {
        fetch: uploadingFetch((sent, total) => advance(kilobytes(sent), kilobytes(total))),
        timeout: uploadTimeoutMs,
        signal,
      }).kataster.changes.apply({ operations }),
    );
    writes.value += 1;
    notify(sayNumber(fileWords.added, files.length), ...undoAction(number));
  } catch (failure) {
    noteExpiry(failure);
    if (!(failure instanceof Stopped)) return errorOf(failure);
    notify(say(fileWords.stopped));
  }
  return undefined;
}

async function operationsFor(object: number, file: File, name: string): Promise<readonly Operation[]> {
  const version = { file_physical: file.name, file_content: await contentOf(file) };
  return [
    {
      as: name,
      method: 'cmdb.object.create',
      params: { type: fileType, title: file.name, categories: { [ofVersions]: [version] } },
    },
    {
      method: 'cmdb.category.save',
      params: { object, category: ofFiles, data: { file: { $ref: `${name}.id` } } },
    },
  ];
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

/** A `fetch` that tells how many bytes of the body were sent, which only an XMLHttpRequest knows. */
function uploadingFetch(onSent: (sent: number, total: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      request.addEventListener('error', () => reject(new TypeError('The request failed.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      signal?.addEventListener('abort', () => request.abort());
      request.send(typeof body === 'string' ? body : null);
    });
}
