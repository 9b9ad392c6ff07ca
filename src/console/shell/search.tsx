import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListedObject } from '../../../generated/types.js';
import { Icon, TypeIcon } from '../parts/icon.js';
import { Failure } from '../parts/loaded.js';
import { to } from '../routing/addresses.js';
import { go } from '../routing/location.js';
import { objectsOf } from '../service/answer.js';
import { objectTypes } from '../service/catalogue.js';
import { errorOf } from '../service/error-of.js';
import { service } from '../service/service.js';
import { say, sayNumber } from '../texts/say.js';
import { words } from '../texts/words.js';
import { shellWords } from './shell-words.js';
import { isShortcut } from './shortcut-keys.js';

/** An object that was found, and where the words were found in it. */
interface Hit {
  readonly id: string;
  readonly title: string;
  /** The title, with the places of the object where another hit has the same. */
  readonly shown: string;
  readonly type: string | undefined;
  readonly typeTitle: string;
  readonly found: string;
}

const most = 12;
const pause = 120;

/** The objects that hits of the search lead to, best first. */
async function hitsFor(question: string): Promise<readonly Hit[]> {
  const caller = service.value;
  const [found, types] = await Promise.all([
    caller.idoit.search.read({ q: question, mode: 'deep', limit: 60 }),
    objectTypes(caller),
  ]);
  const first = new Map(found.toReversed().map(hit => [String(hit.documentId), hit]));
  const ids = [...new Set(found.map(({ documentId }) => String(documentId)))].slice(0, most);
  if (ids.length === 0) return [];
  const filter = { ids: ids.map(Number) };
  const listed = await caller.cmdb.objects.read({ filter, fields: ['id', 'title', 'type', 'type_title'], limit: most });
  const objects: readonly ListedObject[] = objectsOf(listed);
  return ids.flatMap(id => {
    const object = objects.find(each => each.id === id);
    const hit = first.get(id);
    const type = types.find(each => each.id === object?.type)?.const;
    const { title = '', type_title: typeTitle = '' } = object ?? {};
    const { location_path: place } = hit ?? {};
    const [, ...where] = (hit?.key ?? '').split(' > ');
    return object
      ? [
          {
            id,
            title,
            shown: place ? `${place.replaceAll(' > ', ' › ')} › ${title}` : title,
            type,
            typeTitle,
            found: hit?.value === title ? '' : `${where.join(' › ')}: ${withoutTitle(hit?.value ?? '', title)}`,
          },
        ]
      : [];
  });
}

/** A value that was found begins with the title of its object, which the line above shows. */
function withoutTitle(value: string, title: string): string {
  return value.startsWith(`${title}: `) ? value.slice(title.length + 2) : value;
}

/** The search in the header: hits as one types; `/` leads to it, arrows choose, Enter follows, Escape closes. */
export function Search() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [hits, setHits] = useState<readonly Hit[]>();
  const [error, setError] = useState<Error>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    const question = typed.trim();
    setError(undefined);
    if (question === '') return setHits(undefined);
    let isCurrent = true;
    const show = (found: readonly Hit[] | undefined, failure?: Error): void => {
      if (!isCurrent) return;
      setHits(found);
      setError(failure);
      setAt(0);
    };
    const timer = setTimeout(() => {
      hitsFor(question).then(show, failure => show(undefined, errorOf(failure)));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  useEffect(() => focusBySlash(() => input.current), []);
  const follow = (hit: Hit | undefined): void => {
    if (!hit) return;
    setTyped('');
    setHits(undefined);
    input.current?.blur();
    void go(to.object(hit.id));
  };
  const list = (): void => {
    const title = typed.trim();
    setTyped('');
    setHits(undefined);
    input.current?.blur();
    void go(to.objectsTitled(title));
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt((at + 1) % ((hits?.length ?? 0) + 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => (hits && hits.length > 0 && at === hits.length ? list() : follow(hits?.[at])),
    Escape: () => setTyped(''),
  };
  return (
    <search class="search">
      <input
        ref={input}
        role="combobox"
        aria-label={say(shellWords.searchAll)}
        aria-expanded={hits !== undefined}
        aria-controls="search-hits"
        aria-autocomplete="list"
        aria-activedescendant={hits && hits.length > 0 ? `hit-${at}` : undefined}
        placeholder={say(words.search)}
        autoComplete="off"
        spellcheck={false}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={event => {
          const move = moves[event.key];
          if (!move) return;
          event.preventDefault();
          move();
        }}
        onBlur={() => {
          setHits(undefined);
          setError(undefined);
        }}
        onFocus={() => typed !== '' && setTyped(`${typed} `)}
      />
      <kbd aria-hidden="true">/</kbd>
      <ul id="search-hits" role="listbox" aria-label={say(shellWords.searchAll)} hidden={hits === undefined}>
        {hits?.length === 0 && (
          <li class="nothing" role="option" aria-disabled="true" aria-selected="false">
            {say(shellWords.noHit)}
          </li>
        )}
        {hits?.map((hit, place) => (
          <li
            key={hit.id}
            id={`hit-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onPointerDown={event => event.preventDefault()}
            onClick={() => follow(hit)}
          >
            <b>
              <TypeIcon type={hit.type} size={16} /> {hit.shown}
            </b>
            <span class="what">{hit.typeTitle}</span>
            {hit.found && <span class="of">{hit.found}</span>}
          </li>
        ))}
        {hits && hits.length > 0 && (
          <li
            class="all"
            id={`hit-${hits.length}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === hits.length}
            onPointerDown={event => event.preventDefault()}
            onClick={list}
          >
            <Icon name="list-ul" /> {say(shellWords.asList)}
          </li>
        )}
      </ul>
      {error && <Failure error={error} />}
      <p class="hidden" role="status">
        {hits && sayNumber(shellWords.hits, hits.length)}
      </p>
    </search>
  );
}

function focusBySlash(input: () => HTMLInputElement | null): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== '/' || !isShortcut(event)) return;
    event.preventDefault();
    input()?.focus();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
