/** How a demonstration begins, by the link in the address or from the cockpit: its world, its persona, its language. */
import { decodeDemoLink, linkName, type DemoLink } from '#schema/demo/demoLink.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { fieldsOfLink } from './fields.ts';
import { storedArrival, storedFields, storedSummary } from './memory.ts';
import { subjectOf } from './whoIsIn.ts';

/** Keeps the language in which the page is to be read from the next load on, for a person by id; without one their own setting counts. */
export type KeepLanguage = (language: DemoLink['language'], person: string | undefined) => void;

/** Begins the world of a link in every tab and signs its persona in; answers the path to open. Rejects where the world cannot be made, and has changed nothing then. */
export async function beginShow(
  kit: Pick<DemoKit, 'arrive'>,
  link: DemoLink,
  keepLanguage: KeepLanguage,
): Promise<string> {
  const { token, path } = await kit.arrive(link);
  if (token === null) tokenStore.forget();
  else tokenStore.write(token);
  keepLanguage(link.language, subjectOf(token));
  // The fields say what was begun, with what the world itself does not hold.
  storedFields.keep(fieldsOfLink(link));
  storedSummary.keep(undefined);
  storedArrival.keep(undefined);
  return path;
}

/** Starts the demo with what the address says, and takes it off the address. A link that cannot be used leaves the world that was there, and the cockpit says so; rejects only where the demo itself cannot start. */
export async function arriveByAddress(
  start: (first: DemoLink | undefined) => Promise<DemoKit>,
  keepLanguage: KeepLanguage,
): Promise<DemoKit> {
  const link = decodeDemoLink(location.hash.slice(linkName.length + 2));
  // A world that has to be made anyway is made of the link at once.
  const kit = await start(link);
  let path = `${location.pathname}${location.search}`;
  try {
    if (link === undefined) storedArrival.keep('unreadable');
    else path = await beginShow(kit, link, keepLanguage);
  } catch (error) {
    console.warn('The demonstration of this link could not begin.', error);
    storedArrival.keep('failed');
  }
  // Kept in the address, a reload would begin the world anew.
  history.replaceState(null, '', path);
  return kit;
}
