import { useState } from 'preact/hooks';
import { packages, type SchemaPackage } from '../../../../generated/packages.js';
import type { SchemaDocument, SchemaPreview, SchemaStep } from '../../../../generated/types.js';
import { Failure } from '../../parts/loaded.js';
import { errorOf } from '../../service/error-of.js';
import { forgetCall } from '../../service/recorded-calls.js';
import { noteExpiry, service } from '../../service/service.js';
import { language } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { applyPlan } from './apply.js';
import { changeWords, editorWords, wordOf } from './editor-words.js';
import { definitionsIn, nameOf, titleOf } from './schema-document.js';
import { partNames } from './schema-part.js';

/** Packages that ship, each to be previewed and then applied as one change set. */
export function Packages() {
  return (
    <details class="packages">
      <summary>{say(editorWords.packages)}</summary>
      {Object.values(packages).map(each => (
        <Package key={each.name} offered={each} />
      ))}
    </details>
  );
}

function Package({ offered }: { readonly offered: SchemaPackage }) {
  const { name, version, title, description, schema } = offered;
  const [effect, setEffect] = useState<SchemaPreview>();
  const [error, setError] = useState<Error>();
  const attempt = async (action: () => Promise<SchemaPreview | undefined>): Promise<void> => {
    setError(undefined);
    try {
      setEffect(await action());
    } catch (failure) {
      noteExpiry(failure);
      setEffect(undefined);
      setError(errorOf(failure));
    }
  };
  const preview = () => {
    forgetCall('kataster.schema.preview', {});
    return service.value.kataster.schema.preview({ schema });
  };
  const apply = async (previewed: SchemaPreview): Promise<undefined> => {
    const comment = say(editorWords.packageOfVersion, { title: title[language.value], version });
    await applyPlan(service.value, { schema, removed: [], version: previewed.version, loss: previewed.loss }, comment);
  };
  return (
    <section aria-label={title[language.value]} data-package={name}>
      <h3>{title[language.value]}</h3>
      <p>{description[language.value]}</p>
      {error && <Failure error={error} />}
      {effect === undefined ? (
        <button type="button" onClick={() => void attempt(preview)}>
          {say(editorWords.plan)}
        </button>
      ) : (
        <Steps effect={effect} schema={schema} onApply={() => void attempt(() => apply(effect))} />
      )}
    </section>
  );
}

interface StepsProps {
  readonly effect: SchemaPreview;
  readonly schema: SchemaDocument;
  onApply(): void;
}

function Steps({ effect, schema, onApply }: StepsProps) {
  if (effect.steps.length === 0) return <p role="status">{say(editorWords.packageIsThere)}</p>;
  return (
    <div role="status">
      <ul>
        {effect.steps.map(({ part, name, change, members }) => (
          <li key={`${part} ${name}`} class={change}>
            {sentenceOf({ part, name, change, members }, schema)}
          </li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={onApply}>
        {say(editorWords.apply)}
      </button>
    </div>
  );
}

function sentenceOf({ part, name, change, members }: Omit<SchemaStep, 'touched'>, schema: SchemaDocument): string {
  const named = partNames.find(each => each === part);
  const definition = named && definitionsIn({ schema }, named).find(each => nameOf(each) === name);
  const title = (definition && titleOf(definition)) || name;
  return say(changeWords[change], {
    kind: say(wordOf(part)),
    title,
    members: members.join(', '),
  });
}
