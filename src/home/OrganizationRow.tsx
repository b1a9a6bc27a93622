/** Announcements and featured items in one scrollable row, for screens without a column beside the feed. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AnnouncementCard } from '#src/announcements/AnnouncementCard.tsx';
import { FeaturedTile } from '#src/announcements/FeaturedTile.tsx';
import { shownQueries } from '#src/announcements/shown.queries.ts';
import { useAnnouncements, useDismiss } from '#src/announcements/useAnnouncements.ts';
import { useMe } from '#src/session/me.queries.ts';

/**
 * Below 1280 px; draws nothing without content. Appears once both lists are known, so that the feed shifts
 * only once.
 */
export function OrganizationRow(): ReactElement | null {
  const { t } = useLingui();
  const may = useMe()?.permissions.includes('pages.see') ?? false;
  const featured = useQuery({ ...shownQueries.featured(), enabled: may });
  const announced = useAnnouncements('home');
  const dismiss = useDismiss();
  const items = featured.data ?? [];
  const cards = announced ?? [];
  if (featured.isLoading || cards.length + items.length === 0) return null;
  return (
    <section aria-label={t`De tu organización`} className="-mx-4 animate-appear wide:mx-0 xl:hidden">
      <ul className="flex snap-x items-stretch gap-3 overflow-x-auto px-4 py-0.5 wide:px-0.5">
        {cards.map((one) => (
          <AnnouncementCard
            key={one.id}
            as="li"
            of={one}
            slim
            className="w-72 shrink-0 snap-start scroll-ms-4"
            onDismiss={() => dismiss(one.id)}
            dismissLabel={t`No mostrar más: ${one.title}`}
          />
        ))}
        {items.map((item) => (
          <FeaturedTile key={item.id} of={item} framed className="w-56 shrink-0 snap-start scroll-ms-4" />
        ))}
      </ul>
    </section>
  );
}
