const descriptors = new Set(['EMFILE', 'ENFILE']);
const connections = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** What failed because too many files and connections are open: by this process, or by all of the machine. */
export function isOutOfDescriptors(error: unknown): boolean {
  return descriptors.has(codeOf(error));
}

/** What failed because the other side of a connection is gone, or sent what is no HTTP. */
export function isOfConnection(error: unknown): boolean {
  const code = codeOf(error);
  return connections.has(code) || code.startsWith('HPE_') || code.startsWith('ERR_HTTP_');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
