/** The settings of WhatsApp (Cloud API): one number that sends, and the templates approved for it. */
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { notificationKinds, type NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { StartRefused } from './refused.ts';

/** A template without parameters; the common one, which has one: the sentence. */
export interface Template {
  readonly name: string;
  readonly takesSentence: boolean;
}

export interface WhatsappSettings {
  /** With the version, without a trailing slash. */
  readonly url: string;
  readonly token: string;
  readonly numberId: string;
  /** The template of a kind in a language; undefined if none is approved, and nothing is sent then. */
  readonly templateOf: (kind: NotificationKind, language: UserLanguage) => Template | undefined;
  /** The language code under which templates are registered. */
  readonly codes: Readonly<Record<UserLanguage, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/u;
const keyOf = { spanish: 'es', english: 'en' } as const satisfies Record<UserLanguage, string>;

/** "a=1, b=2" as pairs; throws for anything else. */
function pairsOf(name: string, text: string, key: RegExp, value: RegExp): ReadonlyMap<string, string> {
  return new Map(
    text.split(',').map((pair): [string, string] => {
      const [left = '', right = '', ...more] = pair.split('=').map((part) => part.trim());
      if (!key.test(left) || !value.test(right) || more.length > 0)
        throw new StartRefused(`${name} cannot be read at "${pair.trim()}": see docs/operations.md.`);
      return [left, right];
    }),
  );
}

/** Undefined without a token; errors never contain it. */
export function whatsappOf(env: Environment): WhatsappSettings | undefined {
  const [token, numberId, templates] = [
    env['WHATSAPP_TOKEN'],
    env['WHATSAPP_PHONE_NUMBER_ID'],
    env['WHATSAPP_TEMPLATES'],
  ];
  if (!token && !numberId && !templates) return undefined;
  if (!token || !/^[\x21-\x7e]+$/u.test(token))
    throw new StartRefused('WHATSAPP_TOKEN must be the access token of the Cloud API, one word.');
  if (!numberId || !/^\d{5,20}$/u.test(numberId))
    throw new StartRefused('WHATSAPP_PHONE_NUMBER_ID must be the id of the number (digits), not the number.');
  if (!templates)
    throw new StartRefused(
      'WHATSAPP_TEMPLATES must name the approved templates, such as "*=aplauso_notice".',
    );
  const text = env['WHATSAPP_API_URL'] || 'https://graph.facebook.com/v24.0';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownMachine.test(url.hostname));
  if (url === undefined || !isSafe || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new StartRefused('WHATSAPP_API_URL must be an https address with its version (http only here).');
  const kinds = ['\\*', ...notificationKinds].join('|');
  const named = pairsOf(
    'WHATSAPP_TEMPLATES',
    templates,
    new RegExp(`^(${kinds})(\\.(es|en))?$`, 'u'),
    /^[a-z\d_]{1,512}$/u,
  );
  const codes = pairsOf(
    'WHATSAPP_LANGUAGES',
    env['WHATSAPP_LANGUAGES'] || 'es=es,en=en',
    /^(es|en)$/u,
    /^[a-z]{2,3}(_[A-Z]{2})?$/u,
  );
  return {
    url: url.href.replace(/\/+$/u, ''),
    token,
    numberId,
    templateOf(kind, language) {
      const own = named.get(`${kind}.${keyOf[language]}`) ?? named.get(kind);
      if (own !== undefined) return { name: own, takesSentence: false };
      const common = named.get(`*.${keyOf[language]}`) ?? named.get('*');
      return common === undefined ? undefined : { name: common, takesSentence: true };
    },
    codes: { spanish: codes.get('es') ?? 'es', english: codes.get('en') ?? 'en' },
  };
}
