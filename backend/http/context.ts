/** The input of services: everything that differs between deployments is a parameter, not an import. */
import type { PeopleDirectory } from './peopleDirectory.ts';
import type { Input, Output, Row as ContractRow, Rows } from '#schema/kit/endpoint.ts';
import type { Language } from '#schema/limits.ts';
import type { NotificationChannels } from '#schema/notifications/notifications.endpoints.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Database, Directory, OrgId, Store } from '../store/port.ts';
import type { LinkPurpose } from '#schema/auth/auth.rules.ts';
import type { DraftKind } from '#schema/organization/organization.rules.ts';
import type { Device } from './edge.ts';
import type { Mailer, Pusher, Whatsapp } from './messengers.ts';
import type { SheetReader } from './packedSheet.ts';
import type { Pause } from '../kit/inParts.ts';
import type { Row, Table } from '../store/table.ts';
import type { users } from '../people/users.tables.ts';

/** Hashes passwords; the hash names its algorithm and parameters. */
export interface Hasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for an unknown hash format; the duration is the same in both cases. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** The claims of a session token. */
export interface Claims {
  readonly userId: string;
  readonly org: OrgId;
  readonly epoch: number;
  /** The token's own id (`jti`), by which it can be revoked, and its expiry in ms. */
  readonly tokenId: string;
  readonly expiresMs: number;
}

/** The claims of a mailed link; `stamp` changes with the password, so that the link works once. */
export interface LinkClaims {
  readonly userId: string;
  readonly org: OrgId;
  readonly purpose: LinkPurpose;
  readonly stamp: string;
}

/** Signs and verifies session tokens and mailed links. */
export interface Tokens {
  sign(claims: Pick<Claims, 'userId' | 'org' | 'epoch'>, nowMs: number): Promise<string>;
  /** Undefined unless the token is valid now and issued by this deployment. */
  verify(token: string, nowMs: number): Promise<Claims | undefined>;
  /** A link token; its lifetime depends on its purpose. */
  signLink(claims: LinkClaims, nowMs: number): Promise<string>;
  /** Undefined unless the link token is valid now and issued by this deployment. The caller must compare its stamp. */
  verifyLink(token: string, nowMs: number): Promise<LinkClaims | undefined>;
}

/**
 * Dependencies for links in mails. The origin comes from the caller, so it is used only if its host belongs to the
 * organisation.
 */
export interface Links {
  readonly sign: Sign;
  readonly tokens: Pick<Tokens, 'signLink'>;
  /** Base address of the deployment's pages. */
  readonly address: string;
  readonly directory: Pick<Directory, 'find'>;
  readonly origin?: string | undefined;
}

/** The request for a draft. */
export interface DraftAsked {
  readonly kind: DraftKind;
  readonly prompt: string;
  readonly language: Language;
}

/** Writes a draft with an external service; throws on failure. Never called inside a transaction. */
export type Writer = (asked: DraftAsked) => Promise<string>;

/** Resolves a team-chat token to its owner; undefined if the token is unknown. */
export type TeamsDirectory = (token: string) => Promise<{ readonly email: string } | undefined>;

/** A file as uploaded. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The name that the person chose. */
  readonly name: string;
}

/** Stores file bytes beside the store; never called inside a transaction. Each organisation has its own keys. */
export interface Blobs {
  put(org: OrgId, key: string, file: StoredFile): Promise<void>;
  get(org: OrgId, key: string): Promise<StoredFile | undefined>;
  remove(org: OrgId, key: string): Promise<void>;
}

/** Signs texts with the secret of the deployment (HMAC-SHA-256, base64url). */
export type Sign = (text: string) => Promise<string>;

/** Signs credentials of the deployment's organisations. */
export interface Issuer {
  /** A compact JWS (ES256) over the claims, its key id in the header. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** The public keys, as a JWK set. */
  readonly keys: () => Promise<{ readonly keys: readonly Readonly<Record<string, unknown>>[] }>;
}

/** An event for open pages, published after the transaction is committed. */
export interface StreamEvent {
  /** Ids of people, or all people of the organisation. */
  readonly to: 'everyone' | readonly string[];
  readonly message: StreamedMessage;
}

/** Passes stream events to the open pages of an organisation; events for closed pages are dropped. */
export interface EventBus {
  publish(org: OrgId, told: readonly StreamEvent[]): void;
  /** Returns the end of the subscription, which `hangUp` must call too. Throws `StoreUnavailable` if too many are open. */
  subscribe(
    org: OrgId,
    userId: string,
    listener: (message: StreamedMessage) => void,
    hangUp?: () => void,
  ): () => void;
}

/** The dependencies of a deployment. */
export interface Dependencies {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** UUIDv7. */
  readonly newId: () => string;
  readonly hasher: Hasher;
  readonly tokens: Tokens;
  /** Missing if no team chat is set up. */
  readonly teams?: TeamsDirectory;
  /** Missing if no LDAP directory is connected. */
  readonly people?: PeopleDirectory;
  /** Missing if mails are only shown; they then stay in the outbox. */
  readonly mailer?: Mailer;
  /** Signs reports about mails that came back; missing if no service sends such reports. */
  readonly mailReportSecret?: string;
  /** Missing if no browser can be notified. */
  readonly pusher?: Pusher;
  /** Missing if no WhatsApp messages are sent. */
  readonly whatsapp?: Whatsapp;
  /** What people can be notified by. A deployment may show messages of a channel instead of sending them (demo). */
  readonly channels: NotificationChannels;
  /** Missing if drafts come from the built-in templates, which send no data to other services. */
  readonly writer?: Writer;
  /** Lets other calls go first in work over many rows. */
  readonly pause?: Pause;
  /** False where sums are made of their rows at the first read, and where a month of nights passes while a person waits. */
  readonly recounts?: false;
  /** Reads sheets in another thread; missing where there is only one. */
  readonly readSheet?: SheetReader;
  /** Base address of the pages for links in mails, such as `https://aplauso.example`. */
  readonly address: string;
  readonly blobs: Blobs;
  readonly sign: Sign;
  readonly issuer: Issuer;
  readonly eventBus: EventBus;
  /** Aborts when the deployment is about to close, so that streams end. */
  readonly closing?: AbortSignal;
  /** Logs internal errors, without personal data. */
  readonly log: (line: string, error?: unknown) => void;
}

/** Facts of one call. */
export interface CallFacts {
  /** The time of the call, in ms and as an instant; read once. */
  readonly now: number;
  readonly at: string;
  readonly newId: () => string;
  readonly language: Language;
  /**
   * Origin of the page that called, from `X-Page-Origin`. The caller controls it, so mailed links do not use it
   * unchecked.
   */
  readonly origin: string | undefined;
  /** Lets other calls go first in work over many rows (`kit/inParts.ts`). */
  readonly pause: Pause;
  /** The source of the call as reported by the edge (see `sourceHeader`); empty if unknown. */
  readonly source: string;
  readonly device: Device;
  /** The `Idempotency-Key` of the call. A service of a `traceless` row stores it only where it stores the person too. */
  readonly intent: string | null;
}

/** What a stream, which outlives its transaction, keeps of its call. */
export interface Listening {
  /** Aborts when the page disconnects, or when the deployment closes. */
  readonly signal: AbortSignal;
  /** Checks again whether the token of the call belongs to an active person with the permission. */
  readonly holds: () => Promise<boolean>;
}

/** The context of work inside an organisation, for people and API keys; its store belongs to one transaction. */
interface BaseContext extends CallFacts {
  readonly store: Store;
  readonly org: OrgId;
  /** Publishes a stream event after the transaction is committed; dropped on rollback. */
  readonly publish: (told: StreamEvent) => void;
  /** Removes a file after the transaction is committed. */
  readonly discard: (key: string) => void;
  /** A temporary address at which the caller may read a file (see `files.link.ts`). */
  readonly linkTo: (key: string) => Promise<string>;
  /** Base address of the pages. */
  readonly address: string;
  /** For links of mails. */
  readonly links: Links;
  /** Settles `directory_dues` as soon as the transaction is committed. */
  readonly settleDirectory: () => void;
  /**
   * For rows that answer a file: the file is read after the transaction and made into the answer; 404 if it does not
   * exist.
   */
  readonly answerFile: (key: string, as: (file: StoredFile) => Response) => Response;
  readonly sign: Sign;
  readonly eventBus: EventBus;
  /** Handlers of other domains for events; empty for a read. */
  readonly handlers: readonly Handling[];
}

/** An action of a person, by a session or by an API key of the organisation. */
export interface ActorContext extends BaseContext {
  readonly me: Row<typeof users>;
}

/** A call of a signed-in person. */
export interface Context extends ActorContext {
  /** The session of the call. */
  readonly claims: Claims;
  readonly listening: Listening;
}

/** What a removal of a person does with a domain's tables that hold ids of people. */
export interface PersonTables {
  /** Rows with the person's id in `userId` are deleted. */
  readonly removes?: readonly Table[];
  /** Removes what belongs to the rows that are about to be deleted. */
  readonly takeAlong?: (context: Context, ids: readonly string[]) => Promise<void>;
  /** The handler changes rows, or removes some of them. */
  readonly changes?: readonly Table[];
  /** Rows stay unchanged, for the given reason. */
  readonly keeps?: readonly { readonly tables: readonly Table[]; readonly because: string }[];
}

/** The handler of one domain for an event (see `handling.ts`). */
export interface Handling {
  readonly event: string;
  readonly domain: string;
  readonly people?: PersonTables;
  readonly run: (context: Context, fact: never) => Promise<void>;
}

/** The API key that authorised a call. */
export interface CallKey {
  readonly id: string;
  /** A temporary key of the sandbox. */
  readonly sandbox: boolean;
}

/** A call that is authorised by a key of the public API. */
export interface KeyContext extends BaseContext {
  readonly key: CallKey;
}

/** A call without authentication. */
export interface PublicContext extends CallFacts {
  readonly dependencies: Dependencies;
}

type ContextOf<R extends ContractRow> = R['can'] extends 'public'
  ? PublicContext
  : R['can'] extends 'apiKey'
    ? KeyContext
    : Context;

/** A method of a service. */
export type ServiceMethod<R extends ContractRow> = (
  context: ContextOf<R>,
  input: Input<R>,
) => Promise<Output<R>>;

/** The service of a domain: exactly one method for each of its rows. */
export type Service<R extends Rows> = { readonly [K in keyof R]: ServiceMethod<R[K]> };
