/** A result that was made into JSON before, so that an answer need not do it again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The result whose JSON text this is: who answers a call knows it by its class. */
export function resultWithText<Result>(text: string): Result {
  return new JsonText(text) as Result;
}
