import { notify } from '../../parts/notices.js';
import { writes } from '../../service/answer.js';
import { noteExpiry } from '../../service/service.js';

/** Carries out a write of the administration, says what it answered, and lets lists be read again; undefined where it failed. */
export async function carriedOut<Result extends { readonly message: string }>(
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const result = await write();
    writes.value += 1;
    notify(result.message);
    return result;
  } catch (error) {
    noteExpiry(error);
    notify(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
