/** Sends queued mails: each mail is claimed first, so that only one of two parallel runs sends it. */
import { linkMs, oneTimeCode } from '#schema/auth/auth.rules.ts';
import type { Dependencies, Mailer } from '../http/context.ts';
import type { OrgId } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { outbox, type MailKind } from './mail.tables.ts';

type MailRow = Row<typeof outbox>;

/** Number of mails in one batch. */
const handful = 20;
/** After ten minutes without a result, the sender of a claimed mail counts as crashed. */
const patienceMs = 600_000;
/** Minutes before the next try, after the first, second … failure; after the last pause the mail has failed. */
const pauses = [1, 5, 30, 120] as const;
/** Lifetime of a mail's content, in ms; a later delivery would only confuse. */
const usefulMs: Readonly<Partial<Record<MailKind, number>>> = {
  code: oneTimeCode.validMs,
  recovery: linkMs.recovery,
  challenge: linkMs.challenge,
};

const later = (now: number, ms: number): string => new Date(now + ms).toISOString();

/** The cause of a failure without any address: the code of the connection, or of the other server. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const answered =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : '';
  return `${code} ${answered}`.trim().slice(0, 40) || 'unknown';
}

async function hand(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  mailer: Mailer,
  org: OrgId,
  { id, kind, tries, email, subject, body, createdAt }: MailRow,
): Promise<void> {
  try {
    if (clock() < Date.parse(createdAt) + (usefulMs[kind] ?? Number.POSITIVE_INFINITY))
      await mailer({ to: email, subject, text: body });
  } catch (error) {
    log(`a mail (${kind}) was not handed over, try ${tries}: ${codeOf(error)}`);
    const minutes = pauses[tries - 1];
    await db.tx(org, (store) =>
      store.update(
        outbox,
        { id, status: 'sending', tries },
        minutes === undefined
          ? { status: 'failed' }
          : { status: 'queued', dueAt: later(clock(), minutes * 60_000) },
      ),
    );
    return;
  }
  await db.tx(org, (store) => store.remove(outbox, { id }));
}

/** Sends one batch of the mails with the longest wait; returns whether there were any. */
export async function sendSome(dependencies: Dependencies, org: OrgId, at: string): Promise<boolean> {
  const { db, mailer } = dependencies;
  if (mailer === undefined) return false;
  const mails = await db.tx(org, async (store) => {
    await store.update(
      outbox,
      { status: 'sending', dueAt: { lte: at }, tries: { gt: pauses.length } },
      { status: 'failed' },
    );
    const { rows } = await store.list(outbox, {
      where: { status: { in: ['queued', 'sending'] }, dueAt: { lte: at } },
      order: [['dueAt', 'asc']],
      limit: handful,
    });
    if (rows.length === 0) return [];
    return store.update(
      outbox,
      { id: { in: rows.map(({ id }) => id) } },
      { status: 'sending', tries: { inc: 1 }, dueAt: later(Date.parse(at), patienceMs) },
    );
  });
  await Promise.all(mails.map((mail) => hand(dependencies, mailer, org, mail)));
  return mails.length > 0;
}
