import { notify } from '../../parts/notices.js';
import { writes } from '../../service/answer.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry } from '../../service/service.js';

/** Carries out a write of the administration, says what it answered, and lets lists be read again. */
export async function carriedOut(write: () => Promise<{ readonly message: string }>): Promise<void> {
  try {
    const { message } = await write();
    writes.value += 1;
    notify(message);
  } catch (error) {
    failed(error);
  }
}

/** Says why a call failed. */
export function failed(error: unknown): void {
  noteExpiry(error);
  notify(errorOf(error).message);
}
