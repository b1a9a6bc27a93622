/** Which ways in there are: what every start asks for, so nothing else stands here. */
import { signInMethods, type SignInMethod } from '#schema/auth/auth.rules.ts';
import type { Dependencies } from '../http/context.ts';
import type { organizations } from '../organization/organization.tables.ts';
import type { Row } from '../store/table.ts';

/** What this home can offer. */
export const offeredBy = ({ teams }: Pick<Dependencies, 'teams'>): readonly SignInMethod[] =>
  teams === undefined ? ['password', 'otp'] : ['password', 'otp', 'teams'];

/** The ways in that an organisation has chosen and this home can offer. */
export const signInMethodsOf = (
  { signInMethods: chosen }: Pick<Row<typeof organizations>, 'signInMethods'>,
  dependencies: Pick<Dependencies, 'teams'>,
): SignInMethod[] => {
  const offered = offeredBy(dependencies);
  return signInMethods.filter((method) => chosen.includes(method) && offered.includes(method));
};

/** The host of a page, empty where it is none. */
export function hostOf(origin: string | undefined): string {
  try {
    return new URL(origin ?? '').hostname;
  } catch {
    return '';
  }
}
