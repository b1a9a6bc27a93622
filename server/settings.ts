/** The settings of the server, read and checked once at the start. */
import { readLimits, type Limits } from './limits.ts';
import { pushOf, type Vapid } from './pushSettings.ts';
import { StartRefused } from './refused.ts';
import { whatsappOf, type WhatsappSettings } from './whatsappSettings.ts';
import { telemetryOf, type TelemetrySettings } from './telemetrySettings.ts';

export interface Settings {
  readonly host: string;
  /** 0: the system chooses. */
  readonly port: number;
  /** Folder of the database and of the session secret. */
  readonly dataDir: string;
  /** Whether to fill an empty store with the demo world. */
  readonly demo: boolean;
  /** Signs the sessions; if missing, a secret is created and stored in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** Address of another REST server, without a trailing slash; nothing is stored here then. */
  readonly apiBaseUrl: string | undefined;
  /** The public address of this server for links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** The mail server and the sender; if missing, mails are printed in the terminal. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Signs the reports of a service about mails that came back; without it none is taken. */
  readonly mailReportSecret: string | undefined;
  /** Whether a proxy in front of the server adds the source address of a call. */
  readonly trustProxy: boolean;
  /** The app's registration with Microsoft, and the tenant whose users may use it. */
  readonly teams: { readonly clientId: string; readonly tenantId: string } | undefined;
  /** The directory of people (LDAP) of one organisation. */
  readonly ldap: LdapSettings | undefined;
  /** The keys of Web Push; without them no browser is notified. */
  readonly push: Vapid | undefined;
  /**
   * An external service that writes drafts: its chat-completions address, its key if required, and the model.
   */
  readonly writer:
    | { readonly url: string; readonly key: string | undefined; readonly model: string }
    | undefined;
  readonly limits: Limits;
  /** The number and templates of WhatsApp messages; missing if none are sent. */
  readonly whatsapp: WhatsappSettings | undefined;
  /** Where pages send measurements, error reports and recordings; missing by default. */
  readonly telemetry: TelemetrySettings | undefined;
}

/** The address of a directory, the account for queries, and the query; the directory is never written. */
export interface LdapSettings {
  readonly url: string;
  /** The slug of the organisation that the people belong to. */
  readonly organization: string;
  readonly baseDn: string;
  /** Without it the query is anonymous. */
  readonly bind: { readonly dn: string; readonly password: string } | undefined;
  readonly filter: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new StartRefused(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function addressOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new StartRefused(`${name} must be an http or https address, not "${text}".`);
  }
  if (url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new StartRefused(`${name} must be a bare address: no user, no "?" and no "#".`);
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads the mail settings; error messages never contain the address, which holds a password. */
function mailOf(env: Environment): Settings['mail'] {
  const text = env['SMTP_URL'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new StartRefused('SMTP_URL must be an address such as smtps://user:password@mail.example.');
  const from = env['MAIL_FROM'] ?? '';
  if (!/^([^<>\r\n"]+ )?<[^\s<>@,]+@[^\s<>@,]+>$|^[^\s<>@,]+@[^\s<>@,]+$/.test(from))
    throw new StartRefused(
      'MAIL_FROM must say who the mails come from, such as "Aplauso <people@aplauso.example>".',
    );
  return { url: text, from };
}

function teamsOf(env: Environment): Settings['teams'] {
  const clientId = env['TEAMS_CLIENT_ID'] || undefined;
  const tenantId = env['TEAMS_TENANT_ID'] || undefined;
  if (clientId === undefined && tenantId === undefined) return undefined;
  const isId = (text = ''): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  if (clientId === undefined || tenantId === undefined || !isId(clientId) || !isId(tenantId))
    throw new StartRefused(
      'TEAMS_CLIENT_ID and TEAMS_TENANT_ID belong together: the two ids of the registration, not names.',
    );
  return { clientId: clientId.toLowerCase(), tenantId: tenantId.toLowerCase() };
}

/** Reads the LDAP settings; error messages never contain values that may hold a password. */
function ldapOf(env: Environment): LdapSettings | undefined {
  const text = env['LDAP_URL'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^ldaps?:$/.test(url.protocol) || url.hostname === '' || url.username !== '')
    throw new StartRefused(
      'LDAP_URL must be an address such as ldaps://directory.example, without a name or a password.',
    );
  const [organization, baseDn] = [env['LDAP_ORG'], env['LDAP_BASE_DN']];
  if (!organization || !baseDn)
    throw new StartRefused(
      'LDAP_URL needs LDAP_ORG (the short name of the organisation) and LDAP_BASE_DN (where its people are).',
    );
  const [dn, password] = [env['LDAP_BIND_DN'], env['LDAP_BIND_PASSWORD']];
  // A name without a password would be accepted as anonymous (RFC 4513), and find nothing.
  if (!dn !== !password) throw new StartRefused('LDAP_BIND_DN and LDAP_BIND_PASSWORD belong together.');
  return {
    url: text,
    organization,
    baseDn,
    bind: dn && password ? { dn, password } : undefined,
    filter: env['LDAP_FILTER'] || '(&(objectClass=person)(mail=*))',
  };
}

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Reads the settings of the writer; error messages never contain the address, which may hold a secret. */
function writerOf(env: Environment): Settings['writer'] {
  const [text, key, model] = [env['WRITER_URL'], env['WRITER_KEY'] || undefined, env['WRITER_MODEL']];
  if (!text) {
    if (key !== undefined || model)
      throw new StartRefused('WRITER_KEY and WRITER_MODEL are for the address in WRITER_URL: set it too.');
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownMachine.test(url.hostname));
  if (url === undefined || !isSafe || url.username !== '' || url.password !== '' || url.hash !== '')
    throw new StartRefused(
      'WRITER_URL must be an https address such as https://api.example/v1/chat/completions (http only on this machine), without a name or a password.',
    );
  if (!model) throw new StartRefused('WRITER_URL needs WRITER_MODEL, the model that writes.');
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new StartRefused('WRITER_KEY must be one word, without spaces.');
  return { url: url.href, key, model };
}

function switchOf(name: string, text: string | undefined): boolean {
  if (text !== undefined && !['', '0', '1'].includes(text))
    throw new StartRefused(`${name} is 1 or 0, not "${text}".`);
  return text === '1';
}

/** Reads environment and flags; throws `StartRefused` for invalid or unsupported settings. */
export function readSettings(env: Environment, flags: readonly string[]): Settings {
  const unknown = flags.find((flag) => flag !== '--demo');
  if (unknown !== undefined)
    throw new StartRefused(`There is no option "${unknown}"; the only one is --demo.`);
  if (env['DATABASE_URL']) {
    throw new StartRefused(
      'DATABASE_URL is set, but PostgreSQL is not built yet: unset it to use the embedded SQLite in DATA_DIR.',
    );
  }
  const secret = env['SESSION_SECRET'] || undefined;
  if (secret !== undefined && Buffer.byteLength(secret) < 32)
    throw new StartRefused('SESSION_SECRET must have at least 32 bytes.');
  const mailReportSecret = env['MAIL_REPORT_SECRET'] || undefined;
  if (mailReportSecret !== undefined && Buffer.byteLength(mailReportSecret) < 32)
    throw new StartRefused('MAIL_REPORT_SECRET must have at least 32 bytes.');
  const demo = flags.includes('--demo');
  const apiBaseUrl = env['API_BASE_URL'] ? addressOf('API_BASE_URL', env['API_BASE_URL']) : undefined;
  if (demo && apiBaseUrl !== undefined) {
    throw new StartRefused(
      '--demo fills a store of its own, but API_BASE_URL leaves the storing to another server: choose one.',
    );
  }
  const port = portOf(env['PORT'] || '8080');
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    dataDir: env['DATA_DIR'] || './data',
    demo,
    sessionSecret: secret,
    apiBaseUrl,
    publicUrl: env['PUBLIC_URL'] ? addressOf('PUBLIC_URL', env['PUBLIC_URL']) : `http://localhost:${port}`,
    mail: mailOf(env),
    mailReportSecret,
    trustProxy: switchOf('TRUST_PROXY', env['TRUST_PROXY']),
    teams: teamsOf(env),
    ldap: ldapOf(env),
    push: pushOf(env),
    writer: writerOf(env),
    limits: readLimits(env),
    whatsapp: whatsappOf(env),
    telemetry: telemetryOf(env),
  };
}
