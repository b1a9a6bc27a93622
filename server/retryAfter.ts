/** The pause in ms that a `Retry-After` header asks for, in seconds or as a date; 0 without one that can be read. */
export function pauseOf(text: string | null | undefined, now: number): number {
  const ms = /^\d+$/u.test(text ?? '') ? Number(text) * 1_000 : Date.parse(text ?? '') - now;
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}
