/** A call of a guide; `…` in its parameters stands for the value that the last answer has under the same name. */
export interface GuideCall {
  readonly kind: 'call';
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether it is made with the key that the guide made last, instead of the reader's. */
  readonly isWithNewKey: boolean;
}

/** Something that a guide has its readers do, or shows them of what comes back; `…` in it stands for anything. */
export type GuideStep =
  | GuideCall
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'run' | 'printed'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string; readonly text: string };

/** A step may name its language first, for what shows it. */
const own = /^(?:\w+ )?(?:(run|printed)|file (\S+))$/;
const call = /^call ([\w.]+)( with the new key)?$/;

/**
 * The step that fenced code of an article is; `undefined` where it is shown alone. The words after the fence say which:
 * `call METHOD`, `answer`, `run`, `printed`, `file PATH`; the last three also after a language, such as `sh run`.
 * @throws Error of `JSON.parse` where a call or an answer is none
 */
export function stepOf(info: string, code: string): GuideStep | undefined {
  const [, method, newKey] = call.exec(info) ?? [];
  if (method !== undefined) return { kind: 'call', method, params: JSON.parse(code), isWithNewKey: newKey !== undefined };
  if (info === 'answer') return { kind: 'answer', answer: JSON.parse(code) };
  const [, kind, path] = own.exec(info) ?? [];
  if (kind === 'run' || kind === 'printed') return { kind, text: code };
  return path === undefined ? undefined : { kind: 'file', path, text: code };
}

/** The steps of an article in its order. */
export function stepsOf(text: string): readonly GuideStep[] {
  return [...text.matchAll(/^```(.+)\n([\s\S]*?)\n```$/gm)]
    .map(([, info = '', code = '']) => stepOf(info, code))
    .filter(step => step !== undefined);
}
