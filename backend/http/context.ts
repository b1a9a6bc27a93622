/** What a service is given: everything that differs between the homes is passed in, nothing is imported (design §1). */
import type { Input, Output, Row as ContractRow, Rows } from '#schema/kit/endpoint.ts';
import type { Language } from '#schema/limits.ts';
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

/** A call of a signed-in person; the store is opened for their organisation. */
export interface Context extends CallFacts {
  readonly store: Store;
  readonly org: OrgId;
  readonly me: Row<typeof users>;
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
