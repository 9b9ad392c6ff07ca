import { useEffect } from 'preact/hooks';
import { ask } from '../parts/question.js';
import { guardLeaving } from '../routing/location.js';
import { say } from '../texts/say.js';
import { draftWords } from './draft-words.js';

interface LeaveGuard {
  /** Whether something would be lost. */
  isChanged(): boolean;
  /** Drops it, as the reader leaves all the same. */
  discard(): void;
}

/** Asks before a page with changes is left; anew where what the guard is about is another. */
export function useLeaveGuard({ isChanged, discard }: LeaveGuard, about: unknown): void {
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent): void => {
      if (isChanged()) event.preventDefault();
    };
    addEventListener('beforeunload', stay);
    guardLeaving(async () => {
      if (!isChanged()) return true;
      const isLeft = await ask({
        title: say(draftWords.leaveTitle),
        text: <p>{say(draftWords.leave)}</p>,
        answers: [
          { label: say(draftWords.stay), value: false },
          { label: say(draftWords.leaveAnyway), value: true, isDangerous: true },
        ],
      });
      if (isLeft) discard();
      return isLeft;
    });
    return () => removeEventListener('beforeunload', stay);
  }, [about]);
}
