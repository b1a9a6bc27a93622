/** Announcements in the catalog: one slim card above the products; dismissing one shows the next. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AnnouncementCard } from '#src/announcements/AnnouncementCard.tsx';
import { useAnnouncements, useDismiss } from '#src/announcements/useAnnouncements.ts';

/** Draws nothing without announcements or on errors. */
export function CatalogAnnouncement(): ReactElement | null {
  const { t } = useLingui();
  const first = useAnnouncements('catalog')?.[0];
  const dismiss = useDismiss();
  if (first === undefined) return null;
  return (
    <section aria-label={t`Anuncio`} className="animate-appear">
      <AnnouncementCard
        key={first.id}
        of={first}
        slim
        onDismiss={() => dismiss(first.id)}
        dismissLabel={t`No mostrar más: ${first.title}`}
      />
    </section>
  );
}
