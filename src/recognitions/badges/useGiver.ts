/** The giver of a badge, in words. */
import { useLingui } from '@lingui/react/macro';
import { useOrganization } from '#src/organization/organization.context.ts';
import type { Award } from './badges.queries.ts';
import { nameOf } from '#src/people/personName.ts';

/** The name of a person or of the organisation; null if the reader may not see the giver. */
export function useGiver({ awardedBy, source }: Pick<Award, 'awardedBy' | 'source'>): string | null {
  const { t } = useLingui();
  const { settings } = useOrganization();
  if (awardedBy !== null) return nameOf(awardedBy);
  return source === 'employee' ? null : (settings?.name ?? t`Tu organización`);
}
