import type { Context } from 'koa';
import { sealText, unsealText } from '../../domain/secrets/sealed-texts.js';
import type { SignInChecks } from './provider-client.js';

/** A sign-in that a browser began: it lives in a cookie of that browser, so that any process ends it and none keeps it. */
export interface BegunSignIn extends SignInChecks {
  readonly provider: string;
  /** The path that the browser returns to. */
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Milliseconds that a person has to sign in at the provider. */
export const signInTimeoutMs = 10 * 60_000;
/** Seconds in which the console fetches its session. */
const sessionSeconds = 60;
const path = 'sign-in';
const sessionPath = `${path}/session`;
const sessionCookie = 'kataster-session';

/** A browser may begin several sign-ins, in as many tabs. */
const begunCookie = (state: string): string => `kataster-sign-in-${state.replace(/[^\w-]/g, '').slice(0, 16)}`;

/** Gives the browser what it has to bring back; the provider sends it here from another site, so the cookie is lax. */
export function keepBegun(context: Context, begun: BegunSignIn, secret: string): void {
  const seal = sealText(JSON.stringify(begun), ['sign-in', begun.state], secret);
  setCookie(context, begunCookie(begun.state), seal, { path, seconds: signInTimeoutMs / 1000, sameSite: 'Lax' });
}

/** The sign-in that the browser began with this state, which it gives back; `undefined` where it began none, or too long ago. */
export function takeBegun(context: Context, state: string, secret: string, now: Date): BegunSignIn | undefined {
  const name = begunCookie(state);
  const text = unsealText(context.cookies.get(name) ?? '', ['sign-in', state], secret);
  if (text === undefined) return undefined;
  setCookie(context, name, '', { path, seconds: 0, sameSite: 'Lax' });
  const begun: BegunSignIn = JSON.parse(text);
  return begun.expires > now.getTime() ? begun : undefined;
}

/** Hands a session over to the console, which fetches it once: no address holds it, and no other site can ask for it. */
export function keepSession(context: Context, session: string): void {
  setCookie(context, sessionCookie, session, { path: sessionPath, seconds: sessionSeconds, sameSite: 'Strict' });
}

/** The session that was handed over; the cookie ends. */
export function takeSession(context: Context): string | undefined {
  const session = context.cookies.get(sessionCookie);
  if (session !== undefined) setCookie(context, sessionCookie, '', { path: sessionPath, seconds: 0, sameSite: 'Strict' });
  return session;
}

interface CookieOptions {
  /** Below the start page. */
  readonly path: string;
  readonly seconds: number;
  readonly sameSite: 'Lax' | 'Strict';
}

function setCookie(context: Context, name: string, value: string, { path, seconds, sameSite }: CookieOptions): void {
  const secure = context.state.isSecure === true ? '; Secure' : '';
  const own = `${context.state.home ?? '/'}${path}`;
  context.append('Set-Cookie', `${name}=${value}; Path=${own}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`);
}
