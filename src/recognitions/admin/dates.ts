/** Formats days for the tables of the administration. */
import { useLingui } from '@lingui/react';
import { formatter, localeOf, zone, type Moment } from '#src/lib/dates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** "12 nov 2026" in the organisation's zone. */
export function useDay(): (at: Moment) => string {
  useLingui();
  const language = useLanguage();
  const { settings } = useOrganization();
  return (at) =>
    formatter(localeOf(language), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...zone(settings?.timezone),
    }).format(new Date(at));
}
