/** Whether a caller has the content with this tag: one of those named in If-None-Match, weak or not. */
export function isKnown(etag: string, named = ''): boolean {
  return named.split(',').some(each => ['*', etag, `W/${etag}`].includes(each.trim()));
}
