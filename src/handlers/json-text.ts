/** A result that was made into JSON before, so that an answer need not do it again. */
export class JsonText {
  readonly text: string;
  /** Changes with the text; there for answers that callers may keep. */
  readonly etag: string | undefined;

  constructor(text: string, etag?: string) {
    this.text = text;
    this.etag = etag;
  }
}

/** The result whose JSON text this is: who answers a call knows it by its class. */
export function resultWithText<Result>(text: string): Result {
  return new JsonText(text) as Result;
}

/** The result whose JSON text this is, and which callers may keep as long as it is the same. */
export function toldResult<Result>({ text, etag }: { readonly text: string; readonly etag: string }): Result {
  return new JsonText(text, etag) as Result;
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
