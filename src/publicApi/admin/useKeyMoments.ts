/** The last use and the expiry of a key in words. */
import { useLingui } from '@lingui/react/macro';
import { formatter, localeOf, relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import type { AdminApiKey } from './keys.queries.ts';

/** The texts for the table and the confirmation. */
export interface KeyMoments {
  readonly used: (key: Pick<AdminApiKey, 'lastUsedAt'>) => string;
  readonly ends: (key: Pick<AdminApiKey, 'expiresAt'>) => string;
}

/** In the user's language. */
export function useKeyMoments(): KeyMoments {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return {
    used: ({ lastUsedAt }) =>
      lastUsedAt === null ? t`Nunca` : relativeAge(Math.min(Date.parse(lastUsedAt), now), { now, language }),
    // UTC, because a date without a time must not shift with the time zone.
    ends: ({ expiresAt }) =>
      expiresAt === null
        ? t`Sin vencimiento`
        : formatter(localeOf(language), {
            day: 'numeric',
            month: 'short',
            year: 'numeric',
            timeZone: 'UTC',
          }).format(new Date(`${expiresAt}T12:00:00Z`)),
  };
}
