import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SchemaReading } from '../../../../generated/types.js';
import { NamesField } from '../../attributes/names-field.js';
import { useLeaveGuard } from '../../drafts/leave-guard.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { ApplyFoot } from './apply-foot.js';
import { editorWords } from './editor-words.js';
import { FormPreview } from './form-preview.js';
import { ItemsEditor } from './items-editor.js';
import { OthersChanges } from './others-changes.js';
import { RuleFields } from './rule-fields.js';
import { draftOf, listedMembers, type SchemaDraft } from './schema-draft.js';
import { isChanged, rebased } from './schema-merge.js';
import type { SchemaPart } from './schema-part.js';
import { usePlan } from './schema-plan.js';
import { SettingFields } from './setting-fields.js';
import { settingsOfParts } from './settings.js';

interface DefinitionEditorProps {
  readonly part: SchemaPart;
  /** The name of the definition; undefined for a new one. */
  readonly name: string | undefined;
  /** The schema in force, as far as the page knows. */
  readonly reading: SchemaReading;
  /** Reads the schema again. */
  onReload(): void;
}

/** Writes a definition of the site: its settings, what is listed in it, the form that it makes, and the plan that is applied. */
export function DefinitionEditor({ part, name, reading, onReload }: DefinitionEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(reading, part, name));
  const isDirty = isChanged(draft);
  const isBehind = draft.reading.version !== reading.version;
  const plan = usePlan(draft);
  const faults = plan?.faults ?? [];
  const isNewer = (plan?.effect?.version ?? 0) > reading.version;
  useEffect(() => {
    if (isNewer) onReload();
  }, [isNewer]);
  const [isApplied, setApplied] = useState(false);
  useEffect(() => {
    if (!isBehind || (isDirty && !isApplied)) return;
    setDraft(draftOf(reading, part, name));
    setApplied(false);
  }, [reading.version, isBehind, isDirty, isApplied]);
  useLeaveGuard({ isChanged: () => isDirty, discard: () => undefined }, isDirty);
  const place = useRef<HTMLDivElement>(null);
  // Before it is painted: what is typed at once would else go elsewhere.
  useLayoutEffect(() => {
    if (name === undefined) place.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div class="schema-editor" ref={place}>
      {isBehind && isDirty && !isApplied && (
        <OthersChanges
          before={draft.reading}
          after={reading}
          onGoOn={() => setDraft(rebased(draft, reading))}
          onDiscard={() => setDraft(draftOf(reading, part, name))}
        />
      )}
      {part === 'attribute_rules' ? (
        <RuleFields draft={draft} faults={faults} onChange={setDraft} />
      ) : (
        <SettingFields
          settings={settingsOfParts[part]}
          item={draft.definition}
          draft={draft}
          place=""
          faults={faults}
          onItem={definition => setDraft({ ...draft, definition })}
        />
      )}
      {part === 'categories' && <ShownBy draft={draft} onChange={shownBy => setDraft({ ...draft, shownBy })} />}
      {listedMembers[part] && <ItemsEditor draft={draft} faults={faults} onChange={setDraft} />}
      {part === 'categories' && (
        <section class="form-preview" aria-label={say(editorWords.preview)}>
          <h2>{say(editorWords.preview)}</h2>
          <p class="hint">{say(editorWords.previewHint)}</p>
          <FormPreview draft={draft} />
        </section>
      )}
      <ApplyFoot
        draft={draft}
        plan={plan}
        isBehind={isBehind}
        onOvertaken={() => {
          setDraft({ ...draft });
          onReload();
        }}
        onApplied={() => setApplied(true)}
        onDiscard={() => setDraft(draftOf(reading, part, name))}
      />
    </div>
  );
}

/** The object types that the site has show the category. */
function ShownBy({ draft, onChange }: { readonly draft: SchemaDraft; onChange(types: readonly string[]): void }) {
  const types = useAnswer(objectTypes, []).value ?? [];
  return <NamesField id="shown-by" label={say(editorWords.shownBy)} offered={types} chosen={draft.shownBy} onChange={onChange} />;
}
