/** Headers of every response to a request with calls. */
export const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers of responses with JSON. */
export const rpcHeaders = { 'Content-Type': 'application/json', ...safety };
