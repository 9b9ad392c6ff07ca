import { root } from '../service/root.js';
import type { IconName } from './icons.js';

/** An icon beside a text, which says what it means. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" width="16" height="16" aria-hidden="true" focusable="false">
      <use href={`${root}console/icons.svg#${name}`} />
    </svg>
  );
}

/** The icon of an object type, in the colour of the text around it. Nothing while the type is not known. */
export function TypeIcon({ type, size = 18 }: { readonly type: string | undefined; readonly size?: number }) {
  if (!type) return null;
  const maskImage = `url("${root}images/object-types/${type}.svg")`;
  return <span class="type-icon" style={{ maskImage, width: `${size}px`, height: `${size}px` }} aria-hidden="true" />;
}
