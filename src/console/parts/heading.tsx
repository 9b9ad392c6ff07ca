import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

/** The heading of a page, which names the browser tab as well. */
export function PageTitle({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  useEffect(() => {
    document.title = `${title} · kataster`;
  }, [title]);
  return (
    <div class="page-title">
      <h1>{title}</h1>
      {children && <div class="page-actions">{children}</div>}
    </div>
  );
}
