import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Failure, Waiting } from '../parts/loaded.js';
import { NoObject, NotThere } from '../parts/not-there.js';
import { segments } from '../routing/location.js';
import { isId } from '../service/constants.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { AsOfBar } from './as-of.js';
import { type ConsolePage, pages } from './pages.js';

const loaded = new Map<ConsolePage, ComponentType>();

/** The page that the address says, loaded when it is first shown. */
export function Page() {
  const [path = ''] = segments.value;
  const page = pages.find(each => each.path === path && segments.value.length >= (each.segments ?? 0));
  const [, setLoaded] = useState<ConsolePage>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (!page || loaded.has(page)) return;
    page.load().then(({ default: component }) => {
      loaded.set(page, component);
      setLoaded(page);
    }, setError);
  }, [page]);
  if (!page) return <NotThere title={say(words.notFound)} />;
  if (page.isOfObject && !isId(segments.value[1] ?? '')) return <NoObject named={segments.value[1] ?? ''} />;
  const Component = loaded.get(page);
  if (error) return <Failure error={error} again={() => location.reload()} />;
  if (!Component) return <Waiting />;
  return (
    <>
      <AsOfBar />
      <Component key={segments.value.slice(0, 2).join('/')} />
    </>
  );
}
