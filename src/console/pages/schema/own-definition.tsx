import { confirmWrite } from '../../history/confirmed-write.js';
import { undoAction } from '../../history/undo.js';
import { PageTitle } from '../../parts/heading.js';
import { Loaded } from '../../parts/loaded.js';
import { NotThere } from '../../parts/not-there.js';
import { go } from '../../routing/location.js';
import { forgetCatalogue } from '../../service/catalogue.js';
import { root } from '../../service/root.js';
import { service } from '../../service/service.js';
import { say, sayNumber } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { DefinitionEditor } from './definition-editor.js';
import { editorWords, partWords } from './editor-words.js';
import { useRuled } from './rule-fields.js';
import { definitionNamed, titleOf, useMayApply, useSchema } from './schema-document.js';
import { draftOf, nameOfDraft, type SchemaDraft } from './schema-draft.js';
import { isRule, type SchemaPart } from './schema-part.js';
import { typesChanged } from './schema-request.js';

interface OwnDefinitionProps {
  readonly part: SchemaPart;
  /** Undefined for a new one. */
  readonly name: string | undefined;
}

/** The editor of a definition of the site, or of a new one. */
export function OwnDefinition({ part, name }: OwnDefinitionProps) {
  const schema = useSchema();
  const mayApply = useMayApply();
  const ruled = useRuled(part, name ?? '');
  return (
    <>
      <p class="crumbs">
        <a href={`${root}schema`}>{say(words.schema)}</a> · {say(partWords[part].several)}
      </p>
      <Loaded answer={schema}>
        {reading => {
          const stored = name === undefined ? undefined : definitionNamed(reading, part, name);
          if (name !== undefined && !stored && !isRule(part)) return <NotThere title={say(editorWords.noDefinition, { name })} />;
          if (ruled && ruled.title === undefined) return <NotThere title={say(editorWords.noDefinition, { name: name ?? '' })} />;
          const title = ruled?.title
            ? say(editorWords.ruleOf, { title: ruled.title })
            : stored
              ? titleOf(stored) || (name ?? '')
              : say(partWords[part].fresh);
          return (
            <>
              <PageTitle title={title}>
                {stored && mayApply && <RemoveDefinition draft={draftOf(reading, part, name)} title={title} />}
              </PageTitle>
              {mayApply ? (
                <DefinitionEditor part={part} name={name} reading={reading} onReload={schema.reload} />
              ) : (
                <p>{say(words.notPermitted)}</p>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Removes a definition after showing what goes with it; types cease to show a category that goes. */
function RemoveDefinition({ draft, title }: { readonly draft: SchemaDraft; readonly title: string }) {
  const remove = async (): Promise<void> => {
    const input = { removed: [nameOfDraft(draft)], schema: typesChanged({ ...draft, shownBy: [] }, nameOfDraft(draft)) };
    const { kataster } = service.value;
    const done = await confirmWrite({
      title: say(editorWords.removeTitled, { title }),
      label: say(editorWords.remove),
      isDangerous: true,
      dryRun: async ({ signal }) => {
        const effect = await kataster.schema.preview(input, { signal });
        const tried = { ...input, if_version: effect.version, accept_loss: effect.loss };
        const { changes } = await kataster.schema.apply(tried, { dry_run: true, signal });
        return { effect, tried, changes };
      },
      write: async ({ tried }, { signal }) => {
        const operation = { method: 'kataster.schema.apply', params: tried };
        const applied = await kataster.changes.apply({ operations: [operation] }, { signal });
        forgetCatalogue();
        return applied;
      },
      about: ({ effect: { loss } }) =>
        loss > 0 && (
          <p>
            {sayNumber(editorWords.loses, loss)} {say(editorWords.lossHint)}
          </p>
        ),
      done: () => say(editorWords.gone, { title }),
      next: ({ number }) => undoAction(number),
    });
    if (done) await go(`${root}schema`);
  };
  return (
    <button type="button" class="danger" onClick={() => void remove()}>
      {say(editorWords.remove)}
    </button>
  );
}
