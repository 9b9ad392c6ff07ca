const descriptors = new Set(['EMFILE', 'ENFILE']);
const connections = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether an error is EMFILE or ENFILE: too many open files and connections, of this process or of the machine. */
export function isOutOfDescriptors(error: unknown): boolean {
  return descriptors.has(codeOf(error));
}

/** Whether an error is of a client connection: closed, timed out, or malformed HTTP. */
export function isOfConnection(error: unknown): boolean {
  const code = codeOf(error);
  return connections.has(code) || code.startsWith('HPE_') || code.startsWith('ERR_HTTP_');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
