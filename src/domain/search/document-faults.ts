/**
 * The result for one document; `undefined` where its values are damaged, which is reported: a damaged document is not found, and
 * prevents no search.
 */
export function unlessDamaged<Made>(make: () => Made, report: (error: unknown) => void = () => {}): Made | undefined {
  try {
    return make();
  } catch (error) {
    report(error);
    return undefined;
  }
}
