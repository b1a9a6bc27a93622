/** Binds the notifications of this browser to the session of the page; loaded only where they were switched on. */
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '#src/session/me.queries.ts';
import { channelsQuery } from './settings/channels.queries.ts';
import { canNotify, forgetHere, notifyHere } from './device.ts';
import { notifiedHere } from './notifiedHere.ts';

/**
 * A sign-out ended them at the server: the next session of the same person has them again. Another person, or a browser
 * that no longer permits them, ends them here.
 */
export async function keepNotified(cache: QueryClient): Promise<void> {
  const before = notifiedHere();
  const me = cache.getQueryData(meQuery().queryKey);
  if (before === undefined || me === undefined || me === null) return;
  const { browser, pushKey } = await cache.ensureQueryData(channelsQuery());
  const may = browser && canNotify(pushKey) && Notification.permission === 'granted';
  if (may && before.personId === me.id) await notifyHere(me.id, pushKey);
  else await forgetHere();
}
