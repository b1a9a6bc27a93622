/** What is pinned to the top of home: pinned communications, and those of the newsfeed that have no post. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { CommunicationCard } from './CommunicationCard.tsx';
import { communicationQueries, type ShownCommunication } from './communications.queries.ts';

/** More would push the feed out of sight. */
const shown = 1;

/** One of the newsfeed is shown here until it is read. */
const standsHere = ({ pin, newsfeed, postId, readAt, filed }: ShownCommunication): boolean =>
  !filed && (pin || (newsfeed && postId === null && readAt === null));

/** Draws nothing without one; a failed read is told at `/communications`. */
export function PinnedHere(): ReactElement | null {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(communicationQueries.list(false));
  const here = (data?.pages[0]?.items ?? []).filter(standsHere);
  if (here.length === 0) return null;
  return (
    <section aria-label={t`Comunicados`} className="flex animate-appear flex-col gap-3">
      {here.slice(0, shown).map((one) => (
        <CommunicationCard key={one.id} of={one} />
      ))}
      {here.length > shown ? (
        <Link
          href="/communications"
          className="self-start text-small font-semibold text-link hover:underline"
        >
          <Trans>Ver todos</Trans>
        </Link>
      ) : null}
    </section>
  );
}
