import { type TextValue, text } from '../../messages/text.js';

/** Reasons why a passkey is refused, and what is said of them: strangers read no more of most than that it is refused. */
const refusals = {
  malformed: text('PasskeyRefused'),
  unknown: text('PasskeyRefused'),
  signature: text('PasskeyRefused'),
  counter: text('PasskeyRefused'),
  disabled: text('PasskeyRefused'),
  locked: text('PasskeyRefused'),
  challenge: text('PasskeyChallengeIsOver'),
  origin: text('PasskeyOfOtherAddress'),
} as const satisfies Readonly<Record<string, TextValue>>;

/** A passkey that is refused. Its message goes to the log and holds nothing that was sent. */
export class PasskeyRefusal extends Error {
  readonly reason: keyof typeof refusals;
  /** The owner of the passkey, if it is known. */
  readonly person: number | undefined;

  constructor(reason: keyof typeof refusals, person?: number) {
    super(`a passkey was refused: ${reason}`);
    this.reason = reason;
    this.person = person;
  }

  /** The reason as the person may read it. */
  get text(): TextValue {
    return refusals[this.reason];
  }
}
