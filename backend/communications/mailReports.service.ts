/** Services that send our mails report later what came back and what was unwanted: the address is stopped (decision 0053). */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import type { PublicContext, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { sameText } from '../kit/sameText.ts';
import { stopAddress } from '../mail/stops.ts';
import { count, from } from '../session/rateLimits.ts';
import { noteMail } from './mailNote.ts';
import { reportsIn, type MailReport } from './mailReports.ts';

/** Bytes of a report: some hold the whole answer of a mail server. */
const mostBytes = 262_144;
/** Reports of one source. */
const pace = { most: 600, windowMs: 60_000 } as const;
/** How far the moment of a signature may be from ours, in both directions. */
const validMs = 300_000;

/** HMAC-SHA-256 over the moment, a dot and the body as it came, in hexadecimal signs. */
async function signatureOf(secret: string, moment: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signed = await new Blob([encoder.encode(`${moment}.`), body]).arrayBuffer();
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The row of the delivery to which a Message-ID of ours belongs. */
const personOf = (messageId: string | null): string => /^\s*<?([^@<>\s]+)@/.exec(messageId ?? '')?.[1] ?? '';

/** Stops the address and notes it in the follow-up. Repeating it changes nothing. */
async function take(
  { dependencies: { db }, newId }: PublicContext,
  { why, address, messageId }: MailReport,
  at: string,
): Promise<void> {
  const org = await db.directory.find(`email:${address.trim().toLowerCase()}`);
  if (org === undefined) return;
  await db.tx(org, async (store) => {
    await stopAddress({ store, newId, at }, address, why);
    await noteMail(store, personOf(messageId), {
      from: why === 'bounced' ? ['sent', 'unknown'] : ['sent', 'unknown', 'bounced'],
      to: why,
    });
  });
}

export const mailReportService: Pick<Service<typeof communicationEndpoints>, 'mailReports'> = {
  async mailReports(context, { query: { moment, signature }, body }) {
    const { dependencies, now, source, language } = context;
    const { mailReportSecret: secret } = dependencies;
    if (secret === undefined) throw domainError('not_found', language);
    await count(context, from(source, 'mailReports', pace), true);
    const bytes = await body.read(mostBytes);
    if (bytes === undefined) throw domainError('too_large', language);
    const at = Number(moment) * 1_000;
    const isOurs = sameText(await signatureOf(secret, moment, bytes), signature);
    if (!isOurs || !(Math.abs(now - at) <= validMs)) throw domainError('forbidden', language);
    const reports = reportsIn(new TextDecoder().decode(bytes));
    if (reports === undefined) throw domainError('bad_request', language);
    for (const report of reports) await take(context, report, new Date(at).toISOString());
    return { success: true };
  },
};
