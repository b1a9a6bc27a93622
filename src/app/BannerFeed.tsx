/** Brings what the organisation announces above the pages into the queue of banners: a chunk that comes once the page is calm. */
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { withAnnounced } from '#src/organization/announced.ts';
import { banners } from '#src/organization/banners.store.ts';
import { useAnnouncements } from '#src/pages/announced/useAnnouncements.ts';

/** Draws nothing. While the announcements were never loaded the queue is left alone. */
export function BannerFeed(): null {
  const { t } = useLingui();
  const all = useAnnouncements('banner');
  const said = all === undefined ? undefined : JSON.stringify(all);
  useEffect(() => {
    if (all === undefined) return;
    const announced = all.map(({ id, title, text, link }) => ({
      id,
      text: title,
      isAnnounced: true,
      ...(text === null || text === '' ? {} : { detail: text }),
      ...(link === null ? {} : { link: { label: t`Ver más`, to: link } }),
    }));
    banners.trigger.put({ messages: withAnnounced(banners.getSnapshot().context.messages, announced) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `said` is what `all` says: a list drawn again says nothing new
  }, [said, t]);
  return null;
}
