/** Whether a query failed because the feature is off, or unknown to a server behind `API_BASE_URL`. */
import { ApiError } from '#schema/errors.ts';

/** Nothing failed: the part is left out. */
export const isSwitchedOff = ({ error }: { readonly error: unknown }): boolean =>
  error instanceof ApiError && error.code === 'module_off';
