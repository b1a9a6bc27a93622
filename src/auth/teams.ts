/**
 * Gets a token from Teams if it frames the page (spec §4). Uses the messages that Teams frames exchange,
 * because no script of Microsoft may run here. A separate chunk: few pages run inside Teams.
 */

/** Timeouts in ms: for the greeting of Teams, and for the user's consent in the Teams window. */
const greetingMs = 3_000;
const consentMs = 120_000;
/** Version of the message protocol. */
const spoken = '2.0.0';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether an origin belongs to Teams; the server lets no other site frame the page (server/teams.ts). */
export function isTeamsOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && /^(?:(?:.+\.)?teams\.microsoft\.com|.+\.cloud\.microsoft)$/u.test(hostname);
}

interface Answer {
  readonly args: readonly unknown[];
  readonly origin: string;
}

/** Sends one request to the parent frame; accepts only that frame's response, and only from Teams. */
function ask(
  page: Window,
  func: string,
  args: readonly unknown[],
  { id, to, withinMs }: { readonly id: number; readonly to: string; readonly withinMs: number },
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== page.parent || !isTeamsOrigin(origin)) return;
    if (!isRecord(data) || data['id'] !== id) return;
    resolve({ args: Array.isArray(data['args']) ? data['args'] : [], origin });
  };
  page.addEventListener('message', hear);
  const timer = setTimeout(() => reject(new Error(`Teams did not answer ${func}`)), withinMs);
  page.parent.postMessage({ id, func, timestamp: Date.now(), args }, to);
  return promise.finally(() => {
    clearTimeout(timer);
    page.removeEventListener('message', hear);
  });
}

/**
 * A token that `POST /oauth2/teams/token` exchanges for a session; throws outside Teams, or if the user
 * declines.
 */
export async function teamsToken(page: Window): Promise<string> {
  if (page.parent === page) throw new Error('not inside Teams');
  // Sent to any parent: the address of Teams is known only from its response, and this message contains no
  // data.
  const { origin } = await ask(page, 'initialize', [spoken], { id: 0, to: '*', withinMs: greetingMs });
  const { args } = await ask(page, 'authentication.getAuthToken', [undefined, undefined, false], {
    id: 1,
    to: origin,
    withinMs: consentMs,
  });
  const [isGiven, token] = args;
  if (isGiven !== true || typeof token !== 'string' || token === '') throw new Error('Teams gave no token');
  return token;
}
