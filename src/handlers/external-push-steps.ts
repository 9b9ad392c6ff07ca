import type { ExternalMessage } from '../../generated/types.js';
import { authorOf } from '../domain/author.js';
import type { Values } from '../domain/externals/external-items.js';
import type { OpenTransaction } from '../domain/storage/open-transaction.js';
import type { Records } from '../domain/storage/records.js';
import { type MessageName, type MessageValues, say } from '../messages/say.js';
import { inLanguage } from '../messages/translation.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { isAboutOperation } from './operation-faults.js';
import { performed } from './operations.js';

const levels = { leftAlone: 100, done: 200, rejected: 400 } as const;

/** Steps of a push in its transaction, and the messages about them. */
export class PushSteps {
  readonly messages: ExternalMessage[] = [];
  private readonly context: CallContext;
  private readonly open: OpenTransaction;

  constructor(context: CallContext, open: OpenTransaction) {
    this.context = context;
    this.open = open;
  }

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
      this.say('rejected', 'ExternalItemRejected', { ...item, reason: inLanguage(this.context.language, reasonOf(error)) });
    }
  }

  /** Carries out another method as the same caller. */
  perform(method: string, params: Values): Promise<unknown> {
    return performed(this.context, { method, params }, this.open);
  }

  /** Carries out work on the records of the push. */
  records<T>(work: (records: Records) => T | Promise<T>): Promise<T> {
    return this.open.store.transaction(authorOf(this.context), work);
  }

  /** Notes a message. */
  say<Name extends MessageName>(level: keyof typeof levels, name: Name, values: MessageValues<Name>): void {
    const { language, now } = this.context;
    // Clients expect microseconds.
    const datetime = now().toISOString().replace('Z', '000+00:00');
    this.messages.push({ message: say(language, name, values), level: levels[level], datetime });
  }
}

function reasonOf({ message, data }: RpcError): string {
  return [message, ...Object.entries(data ?? {}).map(([key, fault]) => `${key}: ${fault}`)].join('; ');
}
