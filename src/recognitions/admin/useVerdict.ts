/** Decides on a reported post, updates the lists and shows a toast with the result. */
import { useLingui } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { toasts } from '#src/lib/toasts.ts';
import { refreshPosts } from './adminCache.ts';
import { decideReports, type Reported } from './moderation.queries.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';

/** A post id with its reports. */
export interface Decision {
  readonly id: string;
  readonly reported: Reported;
}

/** Keeping a post shows failures as a toast, because it has no dialog. */
export function useVerdict(
  verdict: 'keep' | 'remove',
  onDone: () => void,
): UseMutationResult<unknown, Error, Decision> {
  const { t } = useLingui();
  return useWrite<Decision, unknown>(
    async ({ id }, key) => {
      try {
        return await decideReports({ id, verdict }, key);
      } catch (error) {
        if (verdict === 'keep' && error instanceof Error)
          toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
        throw error;
      }
    },
    {
      refresh: refreshPosts,
      onDone: (_, { reported }) => {
        onDone();
        toasts.raise({
          severity: 'success',
          text:
            verdict === 'remove'
              ? t`Quitaste la publicación y sus puntos volvieron.`
              : reported.post.hidden
                ? t`La publicación vuelve al inicio.`
                : t`La publicación se queda como está.`,
        });
      },
    },
  );
}
