/** The polls among what waits for the person; they are answered in the feed. */
import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { TextLink } from '#src/ui/LinkButton.tsx';

/** The number of polls, beside this number of surveys; 0 without a feed. */
function usePendingPolls(surveys: number): number {
  const hasFeed = useModule('recognitions');
  const { data } = useQuery({ ...countsQuery(), enabled: useModule('notifications') });
  return hasFeed ? Math.max(0, (data?.pendingSurveys ?? 0) - surveys) : 0;
}

/** A link into the feed; nothing without a poll. */
export function PendingPolls({ surveys }: { surveys: number }): ReactElement | null {
  const polls = usePendingPolls(surveys);
  if (polls === 0) return null;
  return (
    <p className="text-small">
      <Link href="/post?polls=1" asChild>
        <TextLink>
          <Plural
            value={polls}
            one="# votación te espera en las publicaciones"
            other="# votaciones te esperan en las publicaciones"
          />
        </TextLink>
      </Link>
    </p>
  );
}
