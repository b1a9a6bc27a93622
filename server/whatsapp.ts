/** Hands messages to WhatsApp: the Cloud API of Meta, or the terminal in the demo on Node. */
import * as z from 'zod/mini';
import type { Whatsapp } from '#backend/http/messengers.ts';
import { NotTaken } from '#backend/jobs/queue.ts';
import { pauseOf } from './retryAfter.ts';
import type { WhatsappSettings } from './whatsappSettings.ts';

/** Max wait for the answer, in ms. */
const patienceMs = 20_000;

const Failure = z.object({ error: z.object({ code: z.number() }) });

/** No WhatsApp behind the number, the sender itself, not in the list of a test number, or no wish to get messages. */
const unreachable: readonly number[] = [131_021, 131_026, 131_030, 131_050];
/** Limits of the app, the account, the number and the pair; services that are down or in maintenance. */
const temporary: readonly number[] = [
  1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004,
];
/** Token or permission, which the operator can renew before the last try. */
const isAccess = (code: number): boolean => [0, 3, 10, 190].includes(code) || (code >= 200 && code <= 299);

/** What an answer other than 2xx means. */
async function refusalOf(answer: Response): Promise<'unreachable' | NotTaken> {
  const said = z.safeParse(Failure, await answer.json().catch(() => undefined));
  const code = said.success ? said.data.error.code : undefined;
  if (code !== undefined && unreachable.includes(code)) return 'unreachable';
  const again =
    answer.status === 429 ||
    answer.status >= 500 ||
    (code !== undefined && (temporary.includes(code) || isAccess(code)));
  const name = code === undefined ? 'WHATSAPP' : `WHATSAPP ${code}`;
  return new NotTaken(
    name,
    answer.status,
    again ? pauseOf(answer.headers.get('retry-after'), Date.now()) : 'never',
  );
}

/** Failures before anything was sent. */
const unsent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/u;

/** A broken connection as `NotTaken`: repeated only if the request cannot have arrived. */
function broken(error: unknown): NotTaken {
  const cause = error instanceof Error ? error.cause : undefined;
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
      ? cause.code
      : 'NO_ANSWER';
  return new NotTaken(code, undefined, unsent.test(code) ? 0 : 'never');
}

/** Sends by the Cloud API; its errors contain neither token nor number. */
export function cloudWhatsapp(
  { url, token, numberId, templateOf, codes }: WhatsappSettings,
  { waitMs = patienceMs }: { readonly waitMs?: number } = {},
): Whatsapp {
  return async ({ to, kind, language, sentence }) => {
    const template = templateOf(kind, language);
    if (template === undefined) return 'sent';
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: {
        name: template.name,
        language: { code: codes[language] },
        ...(template.takesSentence
          ? { components: [{ type: 'body', parameters: [{ type: 'text', text: sentence }] }] }
          : {}),
      },
    };
    const answer = await fetch(`${url}/${numberId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      // A redirect must not carry the token to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    }).catch((error: unknown) => {
      throw broken(error);
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return 'sent';
    }
    const refusal = await refusalOf(answer);
    if (refusal === 'unreachable') return refusal;
    throw refusal;
  };
}

/** Prints messages in the terminal, for the demo on Node. */
export const printedWhatsapp =
  (say: (line: string) => void): Whatsapp =>
  async ({ to, sentence }) => {
    say(`── WhatsApp to ${to}: ${sentence}`);
    return 'sent';
  };
