/**
 * Makes something of the catalogue or of a part of it at its first use, and keeps it as long as that is there: nothing of the
 * catalogue changes after the start. What is made from beside it belongs to the same catalogue.
 */
export function memoizeByPart<Part extends object, Value extends object, Beside = void>(
  make: (part: Part, beside: Beside) => Value,
): (part: Part, beside: Beside) => Value {
  const known = new WeakMap<Part, Value>();
  return (part, beside) => {
    const kept = known.get(part);
    if (kept) return kept;
    const value = make(part, beside);
    known.set(part, value);
    return value;
  };
}
