/** Delivery of mails: by SMTP, or printed in the terminal if SMTP is not configured. */
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '#backend/http/messengers.ts';
import type { Settings } from './settings.ts';

/** Timeouts in ms for the connection, the greeting and an answer of the mail server. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Sends mails; `close` closes the connections. */
export interface Post {
  readonly send: Mailer;
  readonly close: () => void;
}

const isOneLine = ({ to, subject }: Mail): boolean => !/[\r\n]/.test(to + subject);

/** Prints mails in the terminal of the server; `say` writes a line. */
export const printedPost = (say: (line: string) => void): Post => ({
  send: async ({ to, subject, text, calendar }) => {
    say(
      [
        `── Mail to ${to}: ${subject}`,
        ...text
          .trimEnd()
          .split('\n')
          .map((line) => `   ${line}`),
        ...(calendar === undefined ? [] : [`   [${calendar.name}]`]),
        '──',
      ].join('\n'),
    );
  },
  close: () => undefined,
});

/**
 * Sends mails by SMTP over a small pool of connections. A password is never sent over an unencrypted
 * connection.
 */
export function smtpPost({ url, from }: NonNullable<Settings['mail']>): Post {
  const isPostmark = new URL(url).hostname.endsWith('.postmarkapp.com');
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport(
    {
      ...transportOf(new URL(url)),
      pool: true,
      maxConnections: 3,
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(mail) {
      if (!isOneLine(mail)) throw new TypeError('a mail must have its address and subject on one line');
      const { id, to, subject, text, calendar, unsubscribe } = mail;
      const messageId = `<${id}@${domain}>`;
      await transport.sendMail({
        // As an object, so that an address with commas cannot become several addresses.
        to: { name: '', address: to },
        messageId,
        subject,
        text,
        ...(calendar === undefined
          ? {}
          : {
              icalEvent: { filename: calendar.name, method: calendar.method, content: calendar.text },
            }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          // Postmark gives mails another Message-ID; its reports return only this.
          ...(isPostmark ? { 'X-PM-Metadata-message-id': messageId } : {}),
          ...(unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      });
    },
    close: () => transport.close(),
  };
}

/** Reads the transport options from the address of a mail server. */
function transportOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}
