/** People who have signed in once in this worker come back with what the browser kept of it. */
import type { Page } from '@playwright/test';

type Kept = Readonly<Record<string, string>>;

const key = 'auth_token';
/** What the demo signs its sessions with; a reset and a link begin with another one. */
const secret = 'aplauso-demo.secret';
const signedIn = new Map<string, Kept>();
let comings = 0;

/** Keeps what the browser holds of a person who has just signed in. */
export async function remember(page: Page, email: string): Promise<void> {
  const held = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
  signedIn.set(email, held);
}

/** The token of a person, where they have signed in and the home at this address, if it can be asked, still takes it. */
export async function tokenOf(email: string, address: string | undefined): Promise<string | undefined> {
  const token = signedIn.get(email)?.[key];
  if (token === undefined || address === undefined) return token;
  const { status } = await fetch(`${address}/rest/publicity/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return status === 401 ? undefined : token;
}

/** Whether the demo that is open on this page signs its sessions as the one did in which this person signed in. */
export const holdsIn = async (page: Page, email: string): Promise<boolean> =>
  signedIn.get(email)?.[secret] === (await page.evaluate((name) => localStorage.getItem(name), secret));

/** Gives the page, at its next load and only then, what the browser held of this person. */
export async function recall(page: Page, email: string): Promise<void> {
  await page.addInitScript(
    ([mark, entries]) => {
      if (location.protocol === 'about:' || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '');
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    [`come ${++comings}`, signedIn.get(email) ?? {}] as const,
  );
}

/** Forgets the session that this page is about to end: it holds nowhere any more. */
export async function forgetSession(page: Page): Promise<void> {
  const token = await page.evaluate((name) => localStorage.getItem(name), key);
  for (const [email, held] of signedIn) if (held[key] === token) signedIn.delete(email);
}
