/** What is pinned to the top of home: pinned communications, and those of the newsfeed that have no post. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { communicationAddress } from './communicationAddress.ts';
import { CommunicationCard } from './CommunicationCard.tsx';
import { communicationQueries, type ShownCommunication } from './communications.queries.ts';

/** More would push the feed out of sight. */
const shown = 1;

/** One of the newsfeed is shown here until it is read. */
const standsHere = ({ pin, newsfeed, postId, readAt, filed }: ShownCommunication): boolean =>
  !filed && (pin || (newsfeed && postId === null && readAt === null));

/** One line, which leads to its page. */
const Slim = ({ of: { id, title, readAt } }: { readonly of: ShownCommunication }): ReactElement => (
  <Link
    href={communicationAddress(id)}
    className="flex h-11 items-center gap-3 rounded-card border border-line bg-card px-4 transition-colors duration-120 hover:bg-subtle"
  >
    <Icon of={Pin} className="shrink-0 text-soft" />
    <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
    {readAt === null ? (
      <StatusTag severity="info">
        <Trans>Nuevo</Trans>
      </StatusTag>
    ) : null}
  </Link>
);

/** Draws nothing without one; a failed read is told at `/communications`. `slim` is the first one in one line. */
export function PinnedHere({ slim = false }: { readonly slim?: boolean | undefined }): ReactElement | null {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(communicationQueries.list(false));
  const here = (data?.pages[0]?.items ?? []).filter(standsHere);
  const [first] = here;
  if (first === undefined) return null;
  if (slim)
    return (
      <section aria-label={t`Comunicados`} className="animate-appear">
        <Slim of={first} />
      </section>
    );
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
