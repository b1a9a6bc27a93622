/** Announcements and featured items beside the feed, as a separate chunk; draws nothing without content. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { AnnouncementCard } from '#src/announcements/AnnouncementCard.tsx';
import { FeaturedTile } from '#src/announcements/FeaturedTile.tsx';
import { shownQueries } from '#src/announcements/shown.queries.ts';
import { useAnnouncements, useDismiss } from '#src/announcements/useAnnouncements.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { useMe } from '#src/session/me.queries.ts';

// More cards would fill the column.
const cardsShown = 2;

function Announcements(): ReactElement | null {
  const { t } = useLingui();
  const all = useAnnouncements('home') ?? [];
  const dismiss = useDismiss();
  const [showsAll, setShowsAll] = useState(false);
  if (all.length === 0) return null;
  const rest = all.length - cardsShown;
  return (
    <section aria-label={t`Anuncios`} className="flex animate-appear flex-col gap-3">
      {(showsAll ? all : all.slice(0, cardsShown)).map((one) => (
        <AnnouncementCard
          key={one.id}
          of={one}
          onDismiss={() => dismiss(one.id)}
          dismissLabel={t`No mostrar más: ${one.title}`}
        />
      ))}
      {rest > 0 ? (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="target self-start text-small font-semibold text-link hover:underline"
        >
          {showsAll ? <Trans>Ver menos</Trans> : <Trans>y {rest} más</Trans>}
        </button>
      ) : null}
    </section>
  );
}

function Featured(): ReactElement | null {
  const may = useMe()?.permissions.includes('pages.see') ?? false;
  const { data = [] } = useQuery({ ...shownQueries.featured(), enabled: may });
  if (data.length === 0) return null;
  return (
    <Card as="section" className="flex animate-appear flex-col gap-2">
      <CardTitle>
        <Trans>Destacados</Trans>
      </CardTitle>
      <ul className="-mx-2 flex flex-col">
        {data.map((item) => (
          <FeaturedTile key={item.id} of={item} />
        ))}
      </ul>
    </Card>
  );
}

/** Errors are not shown beside the feed: the parts are hidden. */
export const OrganizationSide = (): ReactElement | null => (
  <>
    <Announcements />
    <Featured />
  </>
);
