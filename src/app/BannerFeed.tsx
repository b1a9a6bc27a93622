/** Brings what the organisation announces above the pages into the queue of banners: a chunk that comes once the page is calm. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { withAnnounced } from '#src/organization/announced.ts';
import { banners } from '#src/organization/banners.store.ts';
import { useAnnouncements } from '#src/announcements/useAnnouncements.ts';

/** Draws nothing. What is new stands from the next page on: a line that came later would move the page under a hand that presses. While the announcements were never loaded the queue is left alone. */
export function BannerFeed(): null {
  const { t } = useLingui();
  const [path] = useLocation();
  const shown = useRef(path);
  const all = useAnnouncements('banner');
  useEffect(() => {
    if (all === undefined || shown.current === path) return;
    shown.current = path;
    const announced = all.map(({ id, title, text, link }) => ({
      id,
      text: title,
      isAnnounced: true,
      ...(text === null || text === '' ? {} : { detail: text }),
      ...(link === null ? {} : { link: { label: t`Ver más`, to: link } }),
    }));
    banners.trigger.put({ messages: withAnnounced(banners.getSnapshot().context.messages, announced) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another page brings them; what was not known when it opened waits for the next
  }, [path, t]);
  return null;
}
