import { Icon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { useAccess } from '../../service/access.js';
import { root } from '../../service/root.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { editorWords, partWords } from './editor-words.js';
import { Packages } from './packages.js';
import { useRuled } from './rule-fields.js';
import { type Definition, definitionNamed, definitionsIn, nameOf, titleOf, useMayApply, useSchema } from './schema-document.js';
import { isRule, partNames, rulesBeside, type SchemaPart } from './schema-part.js';
import { schemaWords } from './schema-words.js';

/** Parts of which a new definition begins here; a rule begins at what it is about. */
const freshParts = partNames.filter(part => !isRule(part));

/** Buttons that begin a new definition of each kind. */
export function NewDefinitions() {
  return (
    <>
      {freshParts.map((part, at) => (
        <a key={part} class="link-button" href={`${root}schema/own/${part}`} aria-keyshortcuts={at === 0 ? 'n' : undefined}>
          <Icon name="plus-lg" /> {say(partWords[part].fresh)}
        </a>
      ))}
    </>
  );
}

/** Leads to the CMDB statuses, for those who may add some. */
function StatusesLink() {
  if (!useAccess().uses('cmdb.status.save')) return null;
  return (
    <a class="link-button" href={`${root}schema/statuses`}>
      {say(editorWords.statuses)}
    </a>
  );
}

/** Definitions that the site added to the catalogue, for those who may change it. */
export function OwnDefinitions() {
  const schema = useSchema();
  const mayApply = useMayApply();
  if (!mayApply) return null;
  return (
    <section class="own-definitions" aria-label={say(editorWords.own)}>
      <h2>{say(editorWords.own)}</h2>
      <div class="row-actions">
        <NewDefinitions />
        <StatusesLink />
      </div>
      <Packages />
      <Loaded answer={schema}>
        {reading => {
          const rows = partNames.flatMap(part => definitionsIn(reading, part).map(definition => ({ part, definition })));
          if (rows.length === 0) return <p class="empty">{say(editorWords.ownNone)}</p>;
          return (
            <PlainTable
              label={say(editorWords.own)}
              rows={rows}
              keyOf={({ part, definition }) => `${part} ${nameOf(definition)}`}
              columns={[
                {
                  title: say(words.title),
                  show: ({ part, definition }) => (
                    <a href={`${root}schema/own/${part}/${nameOf(definition)}`}>
                      <TitleOf part={part} definition={definition} />
                    </a>
                  ),
                },
                { title: say(words.type), show: ({ part }) => say(partWords[part].one) },
                { title: say(schemaWords.constant), show: ({ definition }) => <code>{nameOf(definition)}</code> },
              ]}
            />
          );
        }}
      </Loaded>
    </section>
  );
}

/** The title of a definition; of a rule that of what it is about. */
function TitleOf({ part, definition }: { readonly part: SchemaPart; readonly definition: Definition }) {
  if (isRule(part)) return <RuleTitle part={part} name={nameOf(definition)} />;
  return <>{titleOf(definition) || nameOf(definition)}</>;
}

function RuleTitle({ part, name }: NamedDefinition) {
  return <>{useRuled(part, name)?.title ?? name}</>;
}

/** Whether the reader may write rules for the attributes of a category: those of the site say themselves what they demand. */
export function useMayRule(category: string): boolean {
  const reading = useSchema().value;
  const mayApply = useMayApply();
  return mayApply && reading !== undefined && !definitionNamed(reading, 'categories', category);
}

interface NamedDefinition {
  readonly part: SchemaPart;
  readonly name: string;
}

/** Leads to the editor of a definition that the site made, or of the rule for what it did not make, for those who may change them. */
export function EditDefinition({ part, name }: NamedDefinition & { readonly part: keyof typeof rulesBeside }) {
  const reading = useSchema().value;
  const mayApply = useMayApply();
  if (!mayApply || !reading) return null;
  const edited = definitionNamed(reading, part, name) ? part : rulesBeside[part];
  return (
    <a class="link-button" href={`${root}schema/own/${edited}/${name}`} aria-keyshortcuts="e">
      <Icon name="pencil" /> {say(words.edit)}
    </a>
  );
}
