import { timeOfDay } from './clock-of-the-day.js';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly attributes: string;
}

/** A page as a browser received it. */
export interface VisitedPage {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/** Follows redirects and keeps cookies by host and path, as a browser does. */
export class CookieBrowser {
  readonly cookies = new Map<string, Map<string, Cookie>>();
  /** Addresses that were visited, in their order. */
  readonly visited: string[] = [];
  private readonly origins: Readonly<Record<string, string>>;

  /** Finds some origins at other addresses, as behind a proxy. */
  constructor(origins: Readonly<Record<string, string>> = {}) {
    this.origins = origins;
  }

  /** Asks for an address without following redirects. */
  async ask(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    this.visited.push(url.href);
    const headers = { ...(init.headers as Record<string, string>), Cookie: this.cookiesFor(url) };
    const place = (this.origins[url.origin] ?? url.origin) + url.pathname + url.search;
    const answer = await fetch(place, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.keep(url, line);
    return answer;
  }

  /** Visits an address and whatever it leads to, unless the next address is to be looked at first. */
  async visit(address: string | URL, isEnd: (next: URL) => boolean = () => false): Promise<VisitedPage> {
    let url = new URL(address);
    for (let hops = 0; hops < 20; hops += 1) {
      const answer = await this.ask(url);
      const location = answer.headers.get('Location');
      const text = await answer.text();
      if (location === null || answer.status < 300 || answer.status >= 400) return { url, status: answer.status, text };
      url = new URL(location, url);
      if (isEnd(url)) return { url, status: answer.status, text };
    }
    throw new Error(`too many redirects: ${this.visited.join(' ')}`);
  }

  private cookiesFor({ host, pathname }: URL): string {
    const all = [...(this.cookies.get(host)?.values() ?? [])];
    return all
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  private keep({ host }: URL, line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const of = (attribute: string) => attributes.find(each => each.toLowerCase().startsWith(`${attribute}=`))?.split('=')[1];
    const cookies = this.cookies.get(host) ?? new Map<string, Cookie>();
    this.cookies.set(host, cookies);
    const isOver = of('max-age') === '0' || (of('expires') !== undefined && Date.parse(String(of('expires'))) < timeOfDay());
    if (isOver) cookies.delete(name);
    else cookies.set(name, { name, value, path: of('path') ?? '/', attributes: attributes.join('; ') });
  }
}
