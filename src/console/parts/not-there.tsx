import type { ComponentChildren } from 'preact';
import { KatasterError } from '../../../generated/client.js';
import { to } from '../routing/addresses.js';
import { go } from '../routing/location.js';
import type { Answer } from '../service/answer.js';
import { asOf } from '../service/past.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { PageTitle } from './heading.js';
import { Loaded } from './loaded.js';

interface NotThereProps {
  readonly title: string;
  readonly text?: string;
}

/** A page in place of one that there is not: what is missing, a search, and the list of all objects. */
export function NotThere({ title, text }: NotThereProps) {
  return (
    <>
      <PageTitle title={title} />
      {text && <p>{text}</p>}
      <search>
        <form class="filters" onSubmit={search}>
          <input type="search" name="title" aria-label={say(words.searchTitle)} placeholder={say(words.searchTitle)} />
          <button type="submit">{say(words.search)}</button>
          <a class="link-button" href={to.objects('')}>
            {say(words.allObjects)}
          </a>
        </form>
      </search>
    </>
  );
}

function search(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLFormElement)
    void go(to.objectsTitled(String(new FormData(event.currentTarget).get('title') ?? '')));
}

/** A page in place of one about an object that there is not, or that the reader may not see. */
export function NoObject({ named }: { readonly named: string }) {
  const text = say(asOf.value === '' ? words.noObjectHint : words.noObjectThen);
  return <NotThere title={say(words.noObject, { id: named })} text={text} />;
}

interface OfObjectProps<Value> {
  /** The object, as the address names it. */
  readonly named: string;
  readonly answer: Answer<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

/** Contents of a page about an object; where the caller knows no such object, the page says so and leads on. */
export function OfObject<Value>({ named, answer, children }: OfObjectProps<Value>) {
  return isMissing(answer.error) ? <NoObject named={named} /> : <Loaded answer={answer}>{children}</Loaded>;
}

/** Errors of calls about an object that the caller does not know. */
const errorsOfMissing: readonly string[] = ['ObjectNotFound', 'Forbidden'];

function isMissing(error: Error | undefined): boolean {
  return error instanceof KatasterError && errorsOfMissing.includes(error.errorName ?? '');
}
