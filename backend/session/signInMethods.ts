/** The available sign-in methods. Every start of the app loads this file, so it holds nothing else. */
import { signInMethods, type SignInMethod } from '#schema/auth/auth.rules.ts';
import type { Dependencies } from '../http/context.ts';
import type { organizations } from '../organization/organization.tables.ts';
import type { Row } from '../store/table.ts';

/** The methods that this deployment offers. */
export const offeredBy = ({ teams }: Pick<Dependencies, 'teams'>): readonly SignInMethod[] =>
  teams === undefined ? ['password', 'otp'] : ['password', 'otp', 'teams'];

/** The methods that the organisation has chosen and this deployment offers. */
export const signInMethodsOf = (
  { signInMethods: chosen }: Pick<Row<typeof organizations>, 'signInMethods'>,
  dependencies: Pick<Dependencies, 'teams'>,
): SignInMethod[] => {
  const offered = offeredBy(dependencies);
  return signInMethods.filter((method) => chosen.includes(method) && offered.includes(method));
};

/** The host of a page; empty for an invalid origin. */
export function hostOf(origin: string | undefined): string {
  try {
    return new URL(origin ?? '').hostname;
  } catch {
    return '';
  }
}
