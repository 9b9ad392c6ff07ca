/** What came back, as it came. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What is sent beside the body. */
export interface HttpRequest {
  readonly verb?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

/** Sends a request as it is; JSON by POST unless told otherwise. */
export async function send(url: string, { verb = 'POST', headers = {}, body }: HttpRequest): Promise<HttpAnswer> {
  const answer = await fetch(url, {
    method: verb,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
