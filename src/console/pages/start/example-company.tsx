import { useState } from 'preact/hooks';
import { undo } from '../../history/undo.js';
import { Failure } from '../../parts/loaded.js';
import { notify } from '../../parts/notices.js';
import { writes } from '../../service/answer.js';
import { rootLocation } from '../../service/constants.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry, service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { startWords } from './start-words.js';

/** A button that loads the example company as one change set, whose notice removes it again. */
export function LoadExample() {
  const [error, setError] = useState<Error>();
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    setLoading(true);
    setError(undefined);
    try {
      const { exampleComment, exampleOperations } = await import('../../../example/operations.js');
      const operations = exampleOperations(rootLocation, new Date());
      const { number } = await service.value.kataster.changes.apply({ operations }, { comment: exampleComment });
      writes.value += 1;
      notify(say(startWords.exampleLoaded), ...(number === null ? [] : [removal(number)]));
    } catch (failure) {
      noteExpiry(failure);
      setError(errorOf(failure));
    }
    setLoading(false);
  };
  return (
    <>
      <button type="button" disabled={isLoading} onClick={() => void load()}>
        {say(isLoading ? startWords.exampleLoading : startWords.example)}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}

/** The action that removes the example company at once; where somebody changed a part of it since, it is shown what stays. */
function removal(number: number) {
  const remove = async (): Promise<void> => {
    try {
      await service.value.kataster.changes.revert({ numbers: [number] });
      writes.value += 1;
      notify(say(startWords.exampleRemoved));
    } catch {
      await undo(number);
    }
  };
  return { label: say(startWords.removeExample), act: () => void remove() };
}
