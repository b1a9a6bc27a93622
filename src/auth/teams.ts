/** A token of the team chat around the page (spec §4, A29): asked for by Teams' own messages between frames, since no script of theirs may run here. Its own chunk: few pages stand inside one. */

/** How long Teams may take to say that it is there, and until somebody has agreed in its own window, in ms. */
const greetingMs = 3_000;
const consentMs = 120_000;
/** The version of their messages that is spoken. */
const spoken = '2.0.0';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether an origin is one of Teams'; the server lets no others frame the page (server/teams.ts). */
export function isTeamsOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && /^(?:(?:.+\.)?teams\.microsoft\.com|.+\.cloud\.microsoft)$/u.test(hostname);
}

interface Answer {
  readonly args: readonly unknown[];
  readonly origin: string;
}

/** One question to the frame around; only that frame's answer counts, and only from Teams. */
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

/** A token that `POST /oauth2/teams/token` exchanges for a session; raises outside Teams, or where somebody says no there. */
export async function teamsToken(page: Window): Promise<string> {
  if (page.parent === page) throw new Error('not inside Teams');
  // To whoever frames the page: which of Teams' addresses it is shows only in the answer, and this says nothing.
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
