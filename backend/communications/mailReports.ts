/** Reads what services that send mails report later, in the shapes of three of them; only what stops an address counts. */
import * as z from 'zod/mini';

/** One address whose mail came back for good, or whose person marked it as unwanted. */
export interface MailReport {
  readonly why: 'bounced' | 'complained';
  readonly address: string;
  /** The Message-ID that we had given; null where the report does not name it. */
  readonly messageId: string | null;
}

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** Amazon SES: a notification, or an event, about all recipients of one mail. */
const Ses = z.object({
  notificationType: z.optional(z.string()),
  eventType: z.optional(z.string()),
  mail: z.object({ commonHeaders: z.optional(z.object({ messageId: z.optional(z.string()) })) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: Recipients })),
  complaint: z.optional(z.object({ complainedRecipients: Recipients })),
});
/** Amazon SNS, around the text of a notification of SES. */
const Sns = z.object({ Type: z.literal('Notification'), Message: z.string() });

/** Postmark; our Message-ID is in the metadata, because Postmark gives mails another one (`server/mailer.ts`). */
const Postmark = z.object({
  RecordType: z.string(),
  Type: z.optional(z.string()),
  Email: z.optional(z.string()),
  Metadata: z.optional(z.record(z.string(), z.unknown())),
});
/** Types of Postmark after which no other mail arrives. */
const postmarkHard = ['HardBounce', 'BadEmailAddress'];

const Mailgun = z.object({
  'event-data': z.object({
    event: z.string(),
    severity: z.optional(z.string()),
    recipient: z.optional(z.string()),
    message: z.optional(
      z.object({ headers: z.optional(z.object({ 'message-id': z.optional(z.string()) })) }),
    ),
  }),
});

function ofSes({ bounce, complaint, mail, ...said }: z.output<typeof Ses>): readonly MailReport[] {
  const kind = said.notificationType ?? said.eventType;
  const messageId = mail.commonHeaders?.messageId ?? null;
  const all = (why: MailReport['why'], people: z.output<typeof Recipients> = []) =>
    people.map(({ emailAddress: address }) => ({ why, address, messageId }));
  if (kind === 'Complaint') return all('complained', complaint?.complainedRecipients);
  return kind === 'Bounce' && bounce?.bounceType === 'Permanent'
    ? all('bounced', bounce.bouncedRecipients)
    : [];
}

function ofPostmark({ RecordType, Type, Email, Metadata }: z.output<typeof Postmark>): readonly MailReport[] {
  if (Email === undefined) return [];
  const named = Metadata?.['message-id'];
  const report = { address: Email, messageId: typeof named === 'string' ? named : null };
  if (RecordType === 'SpamComplaint' || (RecordType === 'Bounce' && Type === 'SpamComplaint'))
    return [{ why: 'complained', ...report }];
  return RecordType === 'Bounce' && postmarkHard.includes(Type ?? '') ? [{ why: 'bounced', ...report }] : [];
}

function ofMailgun({ 'event-data': data }: z.output<typeof Mailgun>): readonly MailReport[] {
  const { event, severity, recipient, message } = data;
  if (recipient === undefined) return [];
  const report = { address: recipient, messageId: message?.headers?.['message-id'] ?? null };
  if (event === 'complained') return [{ why: 'complained', ...report }];
  return event === 'failed' && severity === 'permanent' ? [{ why: 'bounced', ...report }] : [];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The reports in the body of a call, none for other news of a service; undefined if no service writes so. */
export function reportsIn(text: string): readonly MailReport[] | undefined {
  const body = parsed(text);
  const wrapped = Sns.safeParse(body);
  const ses = Ses.safeParse(wrapped.success ? parsed(wrapped.data.Message) : body);
  if (ses.success) return ofSes(ses.data);
  const postmark = Postmark.safeParse(body);
  if (postmark.success) return ofPostmark(postmark.data);
  const mailgun = Mailgun.safeParse(body);
  return mailgun.success ? ofMailgun(mailgun.data) : undefined;
}
