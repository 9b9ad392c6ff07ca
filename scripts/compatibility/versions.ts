/** Whether a version may break what the one before promised: semantic versioning, where before 1.0 the second number counts as the first. */
export function mayBreak(before: string, after: string): boolean {
  const [major = 0, minor = 0] = numbersOf(before);
  const [nextMajor = 0, nextMinor = 0] = numbersOf(after);
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map(Number);
}
