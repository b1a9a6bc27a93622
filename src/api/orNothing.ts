/** A read that a page can do without: its control is not shown where the organisation or the server has none. */
import { ApiError } from '#schema/errors.ts';

/** Null where a server has no such call, or the organisation not this module. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const codes: readonly string[] = ['not_found', 'module_off', 'forbidden'];
    if (error instanceof ApiError && codes.includes(error.code)) return null;
    throw error;
  }
}
