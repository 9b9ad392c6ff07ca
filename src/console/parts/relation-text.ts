/** The words of a relation between the titles of both of its objects, such as "is location of"; the whole where it has others. */
export function relationText(sentence: string, from: string, to: string): string {
  const isFramed = sentence.startsWith(from) && sentence.endsWith(to) && sentence.length > from.length + to.length;
  return isFramed ? sentence.slice(from.length, sentence.length - to.length).trim() : sentence;
}
