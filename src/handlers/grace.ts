import { text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const longest = 90 * 86_400_000;

/**
 * The milliseconds that a former key or secret lives on for: of a number of seconds, or of a text such as `12h`; a day where absent.
 * @throws RpcError InvalidParameters
 */
export function graceIn(keep: number | string = '1d'): number {
  const [, count, unit = 's'] = /^(\d+)([smhd]?)$/.exec(String(keep)) ?? [];
  const milliseconds = Number(count) * (units[unit] ?? 1000);
  return milliseconds <= longest ? milliseconds : rejectParameter('keep', text('ExpectedAtMost90Days', { keep }));
}
