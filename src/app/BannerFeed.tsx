/**
 * Puts the announcements above the pages into the queue of banners. A chunk that is loaded once the page is
 * calm.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { withAnnounced } from '#src/organization/announced.ts';
import { banners } from '#src/organization/banners.store.ts';
import { useAnnouncements } from '#src/announcements/useAnnouncements.ts';

/**
 * Draws nothing. New announcements appear with the next page: a late banner would move the page under a click
 * or tap. The queue stays unchanged until the announcements have been loaded.
 */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of page updates the queue; announcements loaded later wait for the next page
  }, [path, t]);
  return null;
}
