/** JSON text that no value of this language is written as. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Members in order; names may repeat, or be those of every object. */
export class Members {
  readonly list: (readonly [name: string, value: unknown])[];

  constructor(list: Members['list']) {
    this.list = list;
  }
}

export function json(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (value instanceof Members) return `{${value.list.map(([name, each]) => `${JSON.stringify(name)}:${json(each)}`).join()}}`;
  return Array.isArray(value) ? `[${value.map(json).join()}]` : JSON.stringify(value);
}
