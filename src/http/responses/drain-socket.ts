import type { Socket } from 'node:net';

/** Milliseconds in which a sender may fetch what it was answered. */
export const senderTimeoutMs = 2_000;
const readerTimeoutMs = 30_000;

/**
 * Closes a connection only after its sender paused: a close with bytes unread throws away the answer on its way. Bytes that still
 * arrive are discarded, up to the time limit of a request.
 */
export function drainBeforeClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    socket.setTimeout(senderTimeoutMs, () => socket.destroy());
  };
}

/** An answer that its caller does not fetch is not kept for ever: the connection is closed. */
export function expectReading(socket: Socket | null): void {
  if (socket && socket.writableLength > 0) socket.setTimeout(readerTimeoutMs);
}
