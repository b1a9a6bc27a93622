/** How mails leave: by SMTP, or into the terminal where none is set up. */
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '#backend/http/context.ts';
import type { Settings } from './settings.ts';

/** Milliseconds for the other server to be reached, to greet, and to answer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** What sends, and how to let its connections go. */
export interface Post {
  readonly send: Mailer;
  readonly close: () => void;
}

const isOneLine = ({ to, subject }: Mail): boolean => !/[\r\n]/.test(to + subject);

/** Mails that are shown to whoever started the server; `say` writes a line. */
export const printedPost = (say: (line: string) => void): Post => ({
  send: async ({ to, subject, text }) => {
    say(
      [
        `── Mail to ${to}: ${subject}`,
        ...text
          .trimEnd()
          .split('\n')
          .map((line) => `   ${line}`),
        '──',
      ].join('\n'),
    );
  },
  close: () => undefined,
});

/** Mails by SMTP, over a few connections that are kept. A password never goes over a line that anybody can read. */
export function smtpPost({ url, from }: NonNullable<Settings['mail']>): Post {
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
      const { to, subject, text } = mail;
      await transport.sendMail({
        // As an object: a list of people cannot be made of one address.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}

/** What the address of a mail server says. */
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
