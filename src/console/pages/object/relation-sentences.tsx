import { recordIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { objectLink } from '../../attributes/links.js';
import { relationText } from '../../parts/relation-text.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import type { LeadingColumn } from './entry-table.js';
import { ofRelations } from './object-contents.js';
import { objectWords } from './object-words.js';

/** A column that says each relation as a sentence: both objects, with the words of its type between them. */
export function useRelationSentences(object: number, category: string): LeadingColumn | undefined {
  const isOfRelations = category === ofRelations;
  const sentences = useAnswer(
    async caller => (isOfRelations ? caller.cmdb.objects_by_relation.read({ id: object }) : undefined),
    [object, isOfRelations],
  ).value;
  if (!isOfRelations || !sentences) return undefined;
  const titles = new Map(Object.values(sentences).map(({ data }) => [String(data.id), data.title]));
  return {
    title: say(objectWords.relation),
    replaces: ['object1', 'object2', 'relation_type'],
    show: entry => <Sentence entry={entry} title={titles.get(textOf(entry.id))} />,
  };
}

function Sentence({ entry, title }: { readonly entry: Values; readonly title: string | undefined }) {
  const [from, to] = [textOf(recordIn(entry.object1)), textOf(recordIn(entry.object2))];
  return (
    <>
      {objectLink(entry.object1)} {title === undefined ? textOf(entry.relation_type) : relationText(title, from, to)}{' '}
      {objectLink(entry.object2)}
    </>
  );
}
