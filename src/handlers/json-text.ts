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

/** A result of which a part was made into JSON before; the rest is first written as the dialect has it. */
export class JsonAround<Value = unknown> {
  readonly value: Value;
  readonly textOf: (inDialect: Value) => string;

  constructor(value: Value, textOf: (inDialect: Value) => string) {
    this.value = value;
    this.textOf = textOf;
  }
}

/** The result that has this text once its value is in the dialect. */
export function resultAround<Result, Value>(value: Value, textOf: (inDialect: Value) => string): Result {
  return new JsonAround(value, textOf) as Result;
}
