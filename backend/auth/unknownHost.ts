/** The sign-in options of an address that belongs to no organisation; the demo knows them before it has a world. */
import type { AuthFlow } from '#schema/auth/auth.endpoints.ts';
import type { Dependencies } from '../http/context.ts';
import { offeredBy } from '../session/signInMethods.ts';

export const flowOfUnknownHost = (dependencies: Pick<Dependencies, 'teams'>): AuthFlow => ({
  organization: null,
  methods: [...offeredBy(dependencies)],
  branding: null,
  marketingText: null,
  defaultLanguage: 'spanish',
});
