/** What a service is given: everything that differs between the homes is passed in, nothing is imported (design §1). */
import type { Input, Output, Row as ContractRow, Rows } from '#schema/kit/endpoint.ts';
import type { Language } from '#schema/limits.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Database, Directory, OrgId, Store } from '../store/port.ts';
import type { LinkPurpose } from '#schema/auth/auth.rules.ts';
import type { DraftKind } from '#schema/organization/organization.rules.ts';
import type { Row, Table } from '../store/table.ts';
import type { users } from '../people/users.tables.ts';

/** Hashes passwords; the text says how it was made. */
export interface Hasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a hash it does not understand; takes as long for one as for the other. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** What a session token says. */
export interface Claims {
  readonly userId: string;
  readonly org: OrgId;
  readonly epoch: number;
  /** The token's own id (`jti`), by which it alone is voided, and its end in ms. */
  readonly tokenId: string;
  readonly expiresMs: number;
}

/** What a mailed link says; `stamp` changes with the password, so that it can be used once. */
export interface LinkClaims {
  readonly userId: string;
  readonly org: OrgId;
  readonly purpose: LinkPurpose;
  readonly stamp: string;
}

/** Makes and reads session tokens and mailed links. */
export interface Tokens {
  sign(claims: Pick<Claims, 'userId' | 'org' | 'epoch'>, nowMs: number): Promise<string>;
  /** Undefined for anything but a token of ours that holds now. */
  verify(token: string, nowMs: number): Promise<Claims | undefined>;
  /** A link's token, good for as long as its purpose says. */
  signLink(claims: LinkClaims, nowMs: number): Promise<string>;
  /** Undefined for anything but a link of ours that holds now; its stamp is the caller's to compare. */
  verifyLink(token: string, nowMs: number): Promise<LinkClaims | undefined>;
}

/** What links of mails are made of; the origin is what the caller says, so it counts only where its host is the organisation's. */
export interface Links {
  readonly sign: Sign;
  readonly tokens: Pick<Tokens, 'signLink'>;
  /** Where the pages of the home are. */
  readonly address: string;
  readonly directory: Pick<Directory, 'find'>;
  readonly origin?: string | undefined;
}

/** One mail as a port sends it: addresses and subject are single lines. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a mail; raises where it could not be handed over. */
export type Mailer = (mail: Mail) => Promise<void>;

/** A person as a directory (LDAP) tells of them. */
export interface DirectoryPerson {
  readonly ldapId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly department: string | null;
  readonly jobPosition: string | null;
}

/** Everybody in the directory of an organisation; undefined where it has none; raises where it does not answer. */
export type PeopleDirectory = (org: OrgId) => Promise<readonly DirectoryPerson[] | undefined>;

/** What a draft is to be about. */
export interface DraftAsked {
  readonly kind: DraftKind;
  readonly prompt: string;
  readonly language: Language;
}

/** Writes a draft elsewhere; raises where it could not. Never asked inside a transaction. */
export type Writer = (asked: DraftAsked) => Promise<string>;

/** Answers whose team-chat token it is; undefined when it is nobody's. */
export type TeamsDirectory = (token: string) => Promise<{ readonly email: string } | undefined>;

/** A file as it was uploaded. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** As the person named it. */
  readonly name: string;
}

/** Keeps files beside the store: never asked inside a transaction. Keys of one organisation do not exist for another. */
export interface Blobs {
  put(org: OrgId, key: string, file: StoredFile): Promise<void>;
  get(org: OrgId, key: string): Promise<StoredFile | undefined>;
  remove(org: OrgId, key: string): Promise<void>;
}

/** Signs texts under the secret of the home (HMAC-SHA-256, base64url). */
export type Sign = (text: string) => Promise<string>;

/** Signs credentials of the organisations of this home. */
export interface Issuer {
  /** A compact JWS (ES256) over the claims, its key id in the header. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** The public keys, as a JWK set. */
  readonly keys: () => Promise<{ readonly keys: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Something that open pages are told, once the transaction stands. */
export interface StreamEvent {
  /** Ids of people, or all of the organisation. */
  readonly to: 'everyone' | readonly string[];
  readonly message: StreamedMessage;
}

/** Hands what happened to the open pages of an organisation; nothing is kept for those that are not there. */
export interface EventBus {
  publish(org: OrgId, told: readonly StreamEvent[]): void;
  /** Answers how to stop listening. */
  subscribe(org: OrgId, userId: string, listener: (message: StreamedMessage) => void): () => void;
}

/** The edges of a home. */
export interface Dependencies {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** UUIDv7. */
  readonly newId: () => string;
  readonly hasher: Hasher;
  readonly tokens: Tokens;
  /** Missing where no team chat is set up. */
  readonly teams?: TeamsDirectory;
  /** Missing where no directory is connected. */
  readonly people?: PeopleDirectory;
  /** Missing where mails are shown and not sent: they stay in the outbox. */
  readonly mailer?: Mailer;
  /** Missing where drafts are made by the built-in templates, which send nothing anywhere. */
  readonly writer?: Writer;
  /** Where the pages are, such as `https://aplauso.example`, for links in mails. */
  readonly address: string;
  readonly blobs: Blobs;
  readonly sign: Sign;
  readonly issuer: Issuer;
  readonly eventBus: EventBus;
  /** Aborts when the home is about to close, so that streams end. */
  readonly closing?: AbortSignal;
  /** Told of what went wrong inside, without personal data. */
  readonly log: (line: string, error?: unknown) => void;
}

/** The header in which the edge of a home says where a call came from; whatever a caller sends in it is thrown away there. */
export const sourceHeader = 'x-aplauso-source';

/** What holds for one call. */
export interface CallFacts {
  /** The moment of the call, in ms and as an instant; drawn once. */
  readonly now: number;
  readonly at: string;
  readonly newId: () => string;
  readonly language: Language;
  /** Origin of the page that called, from `X-Page-Origin`; what the caller says, so no mailed link is made of it. */
  readonly origin: string | undefined;
  /** Where the call came from, as the edge of the home knows it (see `sourceHeader`); empty where it does not. */
  readonly source: string;
}

/** What a stream, which outlives its transaction, needs of its call. */
export interface Listening {
  /** Aborts when nobody listens any more, or when the home closes. */
  readonly signal: AbortSignal;
  /** Asks again whether the token of the call still stands for an active person who may make it. */
  readonly holds: () => Promise<boolean>;
}

/** What is done inside an organisation, whoever asked for it; the store is opened for it. */
interface BaseContext extends CallFacts {
  readonly store: Store;
  readonly org: OrgId;
  /** Told to open pages after the transaction has been kept; forgotten when it is not. */
  readonly publish: (told: StreamEvent) => void;
  /** A file nobody needs any more: removed after the transaction has been kept. */
  readonly discard: (key: string) => void;
  /** An address under which a file can be read for a while (see `files.link.ts`). */
  readonly linkTo: (key: string) => Promise<string>;
  /** Where the pages are. */
  readonly address: string;
  /** For links of mails. */
  readonly links: Links;
  /** Asks for `directory_dues` to be done as soon as the transaction stands. */
  readonly settleDirectory: () => void;
  /** For rows that answer a file: it is read once the store is let go, and made into the answer; 404 where it is gone. */
  readonly answerFile: (key: string, as: (file: StoredFile) => Response) => Response;
  readonly sign: Sign;
  readonly eventBus: EventBus;
  /** What other domains do when something happens; empty for a call that only reads. */
  readonly handlers: readonly Handling[];
}

/** Something done in the name of a person, by a session of theirs or by a key of their organisation. */
export interface ActorContext extends BaseContext {
  readonly me: Row<typeof users>;
}

/** A call of a signed-in person. */
export interface Context extends ActorContext {
  /** The session of the call. */
  readonly claims: Claims;
  readonly listening: Listening;
}

/** What a removal of a person does with the tables of a domain that hold ids of people. */
export interface PersonTables {
  /** Rows with the person's id in `userId` go. */
  readonly removes?: readonly Table[];
  /** The handler changes rows, or removes some of them. */
  readonly changes?: readonly Table[];
  /** Rows stay as they are, with the reason. */
  readonly keeps?: readonly { readonly tables: readonly Table[]; readonly because: string }[];
}

/** What one domain does when an event happens (see `handling.ts`). */
export interface Handling {
  readonly event: string;
  readonly domain: string;
  readonly people?: PersonTables;
  readonly run: (context: Context, fact: never) => Promise<void>;
}

/** What a call knows of the key that opened it. */
export interface CallKey {
  readonly id: string;
  /** A throw-away key of the sandbox. */
  readonly sandbox: boolean;
}

/** A call that a key of the public API opened. */
export interface KeyContext extends BaseContext {
  readonly key: CallKey;
}

/** A call of nobody in particular. */
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

/** A domain's services: one method for each of its rows, no more and no less. */
export type Service<R extends Rows> = { readonly [K in keyof R]: ServiceMethod<R[K]> };
