/** The ways of a deployment to reach people outside the product. */
import type { PushSubscription } from '#schema/notifications/push.rules.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';

/** A calendar file of a mail (RFC 5546). */
export interface MailCalendar {
  readonly name: string;
  readonly method: 'request' | 'cancel';
  readonly text: string;
}

/** One mail for the mailer; addresses and subject are single lines. */
export interface Mail {
  readonly to: string;
  /** Stays the same when the mail is handed over again; the first part of its Message-ID. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly calendar?: MailCalendar;
  /** The address that stops mails of this kind with one click (RFC 8058); without spaces. */
  readonly unsubscribe?: string;
}

/** Sends a mail; throws if the handover fails. */
export type Mailer = (mail: Mail) => Promise<void>;

/** What a browser shows: a text without personal data, and the page that a press opens. */
export interface PushNotice {
  readonly title: string;
  readonly path: string;
  /** A later notice of the same tag replaces this one. */
  readonly tag: string;
}

/** Hands a notice to the push service of a browser; `gone` if its subscription has ended. Throws on failure. */
export type Pusher = (to: PushSubscription, notice: PushNotice) => Promise<'sent' | 'gone'>;

/** A message about a notification; a template of the operator holds its words, so nothing in it is from people. */
export interface WhatsappMessage {
  /** E.164, with "+". */
  readonly to: string;
  readonly kind: NotificationKind;
  readonly language: UserLanguage;
  /** What happened, without names. */
  readonly sentence: string;
}

/** Hands a message to WhatsApp; `unreachable` if the number has no WhatsApp or refuses messages. Throws `NotTaken`. */
export type Whatsapp = (message: WhatsappMessage) => Promise<'sent' | 'unreachable'>;
