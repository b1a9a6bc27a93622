/** What is pinned to the top of home: pinned communications, and those of the newsfeed that have no post. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { communicationAddress } from './communicationAddress.ts';
import { communicationList, type ShownCommunication } from './communications.queries.ts';

/** One of the newsfeed is shown here until it is read. */
const standsHere = ({ pin, newsfeed, postId, readAt, filed }: ShownCommunication): boolean =>
  !filed && (pin || (newsfeed && postId === null && readAt === null));

/** One line, which leads to its page: more would push the feed out of sight. */
const Line = ({ of: { id, title, readAt } }: { readonly of: ShownCommunication }): ReactElement => (
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

/** The first one; draws nothing without one. A failed read is told at `/communications`. */
export function PinnedHere(): ReactElement | null {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(communicationList(false));
  const first = data?.pages[0]?.items.find(standsHere);
  return first === undefined ? null : (
    <section aria-label={t`Comunicados fijados`} className="animate-appear">
      <Line of={first} />
    </section>
  );
}
