/** When a key was last used and until when it serves, in words. */
import { useLingui } from '@lingui/react/macro';
import { formatter, localeOf, relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import type { AdminApiKey } from './keys.queries.ts';

/** Words for the table and for the question. */
export interface KeyMoments {
  readonly used: (key: Pick<AdminApiKey, 'lastUsedAt'>) => string;
  readonly ends: (key: Pick<AdminApiKey, 'expiresAt'>) => string;
}

/** In the person's language. */
export function useKeyMoments(): KeyMoments {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return {
    used: ({ lastUsedAt }) =>
      lastUsedAt === null ? t`Nunca` : relativeAge(Math.min(Date.parse(lastUsedAt), now), { now, language }),
    // A day has no zone: it is read and written in the same one.
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
