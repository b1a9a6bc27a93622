/** What a service is given: everything that differs between the homes is passed in, nothing is imported (design §1). */
import type { Input, Output, Row as ContractRow, Rows } from '#schema/kit/endpoint.ts';
import type { Language } from '#schema/limits.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Database, OrgId, Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { users } from '../users/users.tables.ts';

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
}

/** Makes and reads session tokens. */
export interface Tokens {
  sign(claims: Claims, nowMs: number): Promise<string>;
  /** Undefined for anything but a token of ours that holds now. */
  verify(token: string, nowMs: number): Promise<Claims | undefined>;
}

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
export interface Told {
  /** Ids of people, or all of the organisation. */
  readonly to: 'everyone' | readonly string[];
  readonly message: StreamedMessage;
}

/** Hands what happened to the open pages of an organisation; nothing is kept for those that are not there. */
export interface Hub {
  publish(org: OrgId, told: readonly Told[]): void;
  /** Answers how to stop listening. */
  subscribe(org: OrgId, userId: string, listener: (message: StreamedMessage) => void): () => void;
}

/** The edges of a home. */
export interface Edges {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** UUIDv7. */
  readonly newId: () => string;
  readonly hasher: Hasher;
  readonly tokens: Tokens;
  /** Missing where no team chat is set up. */
  readonly teams?: TeamsDirectory;
  readonly blobs: Blobs;
  readonly sign: Sign;
  readonly issuer: Issuer;
  readonly hub: Hub;
  /** Aborts when the home is about to close, so that streams end. */
  readonly closing?: AbortSignal;
  /** Told of what went wrong inside, without personal data. */
  readonly log: (line: string, error?: unknown) => void;
}

/** What holds for one call. */
export interface CallFacts {
  /** The moment of the call, in ms and as an instant; drawn once. */
  readonly now: number;
  readonly at: string;
  readonly newId: () => string;
  readonly language: Language;
  /** Origin of the page that called, from `X-Page-Origin`. */
  readonly origin: string | undefined;
}

/** What a stream, which outlives its transaction, needs of its call. */
export interface Listening {
  /** Aborts when nobody listens any more, or when the home closes. */
  readonly signal: AbortSignal;
  /** Asks again whether the token of the call still stands for an active person who may make it. */
  readonly holds: () => Promise<boolean>;
}

/** A call of a signed-in person; the store is opened for their organisation. */
export interface Context extends CallFacts {
  readonly store: Store;
  readonly org: OrgId;
  readonly me: Row<typeof users>;
  /** Told to open pages after the transaction has been kept; forgotten when it is not. */
  readonly tell: (told: Told) => void;
  /** A file nobody needs any more: removed after the transaction has been kept. */
  readonly discard: (key: string) => void;
  /** An address under which a file can be read for a while (see `files.link.ts`). */
  readonly linkTo: (key: string) => Promise<string>;
  /** For rows that answer a file: it is read once the store is let go, and made into the answer; 404 where it is gone. */
  readonly answerFile: (key: string, as: (file: StoredFile) => Response) => Response;
  readonly sign: Sign;
  readonly hub: Hub;
  readonly listening: Listening;
}

/** A call of nobody in particular. */
export interface PublicContext extends CallFacts {
  readonly edges: Edges;
}

type ContextOf<R extends ContractRow> = R['can'] extends 'public' | 'apiKey' ? PublicContext : Context;

/** A domain's services: one method for each of its rows, no more and no less. */
export type Service<R extends Rows> = {
  readonly [K in keyof R]: (context: ContextOf<R[K]>, input: Input<R[K]>) => Promise<Output<R[K]>>;
};
