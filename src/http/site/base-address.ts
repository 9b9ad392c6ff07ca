import type { Context } from 'koa';

/**
 * The root of the service, as a page may name it: relative to the address that was asked for, so that it holds below any path that a proxy takes off.
 * Where a proxy is asked without the slash behind that path, the service sees no difference; then it is the path of its public address.
 */
export function rootFrom({ path, req }: Pick<Context, 'path' | 'req'>, service: string): string {
  const depth = path.split('/').length - 2;
  const { host, pathname } = new URL(service);
  if (depth > 0) return '../'.repeat(depth);
  return path === '/' && pathname !== '/' && req.headers.host === host ? `${pathname}/` : './';
}

/** A page whose addresses that begin with a slash lead from this root. */
export function pageAt(root: string, page: string): string {
  return page.replaceAll(/ (href|src|action)="\//g, ` $1="${root}`);
}
