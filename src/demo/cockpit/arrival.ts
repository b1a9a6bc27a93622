/** Starts a demo from the link in the address or from the cockpit: its world, its persona, its language. */
import { decodeDemoLink, linkName, type DemoLink } from '#schema/demo/demoLink.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { paintNext } from '#src/lib/paint.ts';
import { tokenStore } from '#src/api/token.ts';
import { fieldsOfLink } from './fields.ts';
import { storedArrival, storedFields, storedSummary } from './memory.ts';
import { claimOf } from '#src/demo/claims.ts';

/**
 * Stores the language of the page from the next load on, for a user by id; without a language the user's own
 * setting applies.
 */
export type KeepLanguage = (language: DemoLink['language'], person: string | undefined) => void;

/**
 * Starts the world of a link in every tab and signs in its persona; resolves to the path to open. Rejects,
 * without any change, if the world cannot be created.
 */
export async function beginShow(
  kit: Pick<DemoKit, 'arrive'>,
  link: DemoLink,
  keepLanguage: KeepLanguage,
): Promise<string> {
  const { token, path } = await kit.arrive(link);
  if (token === null) tokenStore.forget();
  else tokenStore.write(token);
  keepLanguage(link.language, claimOf(token, 'sub'));
  paintNext(link.prospect?.main, link.prospect?.secondary);
  // The form shows the started demo, including values that the world does not hold.
  storedFields.keep(fieldsOfLink(link));
  storedSummary.keep(undefined);
  storedArrival.keep(undefined);
  return path;
}

/**
 * Starts the demo with the link of the address, and removes the link from the address. After an unusable link
 * the previous world stays, and the cockpit shows the reason. Rejects only if the demo itself cannot start.
 */
export async function arriveByAddress(
  start: (first: DemoLink | undefined) => Promise<DemoKit>,
  keepLanguage: KeepLanguage,
): Promise<DemoKit> {
  const link = decodeDemoLink(location.hash.slice(linkName.length + 2));
  // If no world exists yet, it is created from the link at once.
  const kit = await start(link);
  let path = `${location.pathname}${location.search}`;
  try {
    if (link === undefined) storedArrival.keep('unreadable');
    else path = await beginShow(kit, link, keepLanguage);
  } catch (error) {
    console.warn('The demonstration of this link could not begin.', error);
    storedArrival.keep('failed');
  }
  // With the link still in the address, a reload would start the world again.
  history.replaceState(null, '', path);
  return kit;
}
