import type { ObjectType } from '../../../../generated/types.js';
import { CreateObject } from '../../lists/create-object.js';
import { handedFile } from '../../lists/handed-file.js';
import { FileDrop } from '../../parts/file-drop.js';
import { go } from '../../routing/location.js';
import { useAccess } from '../../service/access.js';
import { root } from '../../service/root.js';
import { say } from '../../texts/say.js';
import { LoadExample } from './example-company.js';
import { startWords } from './start-words.js';

/** Ways to fill a service that documents nothing yet: a file that is dropped, or a first object. */
export function FirstSteps({ types }: { readonly types: readonly ObjectType[] }) {
  const hand = (file: File): void => {
    handedFile.value = file;
    void go(`${root}import`);
  };
  const { uses } = useAccess();
  if (!uses('kataster.imports.save')) return null;
  return (
    <section class="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{say(startWords.first)}</h2>
      <p>{say(startWords.firstText)}</p>
      <div class="filters">
        <FileDrop label={say(startWords.drop)} accept=".json,.csv,application/json,text/csv" onFile={hand} />
        <CreateObject types={types} />
        {uses('kataster.changes.apply') && <LoadExample />}
      </div>
    </section>
  );
}
