/** Stored sessions: a user who signed in once in this worker signs in again with the kept local storage. */
import type { Page } from '@playwright/test';
import { withoutApp } from './visitor.ts';

type Kept = Readonly<Record<string, string>>;

const key = 'auth_token';
/** Storage key of the secret that signs the demo's sessions; a reset and a link create a new secret. */
const secret = 'aplauso-demo.secret';
const signedIn = new Map<string, Kept>();

/** Keeps the local storage of a user who has just signed in. */
export async function remember(page: Page, email: string): Promise<void> {
  const held = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
  signedIn.set(email, held);
}

/**
 * The token of a user who signed in before, if the deployment at this address still accepts it. Without an address the
 * token is not checked.
 */
export async function tokenOf(email: string, address: string | undefined): Promise<string | undefined> {
  const token = signedIn.get(email)?.[key];
  if (token === undefined || address === undefined) return token;
  const { status } = await fetch(`${address}/rest/publicity/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return status === 401 ? undefined : token;
}

/** Whether the demo on this page has the session secret with which this user signed in. */
export const holdsIn = async (page: Page, email: string): Promise<boolean> =>
  signedIn.get(email)?.[secret] === (await page.evaluate((name) => localStorage.getItem(name), secret));

/** Restores the kept local storage of this user while the page does not show the app. */
export async function recall(page: Page, email: string, home: string): Promise<void> {
  if (page.url() !== withoutApp(home)) await page.goto(withoutApp(home));
  await page.evaluate(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    signedIn.get(email) ?? {},
  );
}

/** Forgets every session: none outlives the days by which a journey moves the clock of the demo. */
export const forgetSessions = (): void => signedIn.clear();

/** Forgets the session that this page is about to end, because the session becomes invalid. */
export async function forgetSession(page: Page): Promise<void> {
  const token = await page.evaluate((name) => localStorage.getItem(name), key);
  for (const [email, held] of signedIn) if (held[key] === token) signedIn.delete(email);
}
