/**
 * What is made of one document; `undefined` where that fails, which `report` is told: what is damaged is found by no search and stops
 * none.
 */
export function unlessDamaged<Made>(make: () => Made, report: (error: unknown) => void = () => {}): Made | undefined {
  try {
    return make();
  } catch (error) {
    report(error);
    return undefined;
  }
}
