import type { ExternalMessage } from '../../generated/types.js';
import type { Values } from '../domain/externals/external-items.js';
import { inLanguage, joined, type Text, type TextValue, text } from '../messages/text.js';
import { messageOf, RpcError } from '../rpc/rpc-error.js';
import { NestedSteps } from './nested-steps.js';
import { isAboutOperation, namedFaults } from './operation-faults.js';

const levels = { leftAlone: 100, done: 200, rejected: 400 } as const;

/** Steps of a push in its transaction, and the messages about them. */
export class PushSteps extends NestedSteps {
  readonly messages: ExternalMessage[] = [];

  /** Whether a step was rejected, and left out. */
  get hasRejected(): boolean {
    return this.messages.some(({ level }) => level === levels.rejected);
  }

  /** Carries out what concerns an item; where that is rejected, it is undone and said. */
  async attempt(item: { readonly external: string; readonly category: string }, work: () => Promise<void>): Promise<void> {
    const { length } = this.messages;
    try {
      await this.open.step(work);
    } catch (error) {
      if (!(error instanceof RpcError) || !isAboutOperation(error)) throw error;
      this.messages.length = length;
      this.say('rejected', text('ExternalItemRejected', { ...item, reason: reasonOf(error) }));
    }
  }

  /** Carries out another method, and tells whether it changed anything: a value that is only spelled otherwise does not. */
  async change(method: string, params: Values): Promise<{ readonly result: unknown; readonly isChanged: boolean }> {
    const before = await this.records(({ changeCount }) => changeCount);
    const result = await this.perform(method, params);
    return { result, isChanged: (await this.records(({ changeCount }) => changeCount)) !== before };
  }

  /** Notes a message. */
  say(level: keyof typeof levels, message: Text): void {
    const { language, now } = this.context;
    // Clients expect microseconds.
    const datetime = now().toISOString().replace('Z', '000+00:00');
    this.messages.push({ message: inLanguage(message, language), level: levels[level], datetime });
  }
}

function reasonOf(error: RpcError): TextValue {
  return joined([messageOf(error), ...namedFaults(error)], '; ');
}
