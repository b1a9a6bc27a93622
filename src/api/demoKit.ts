/** What the app knows of the demo: an interface, so that the product never imports the mock (design §2). */
import type { DemoLink, WorldPart } from '#schema/demo/demoLink.ts';
import type { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** A person a visitor of the demo can sign in as. */
export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** Portrait address. */
  readonly portrait: string;
  readonly jobPosition: string;
  readonly role: 'employee' | 'manager' | 'admin' | 'external';
  readonly organization: {
    readonly slug: string;
    readonly name: string;
    readonly main: string;
    readonly secondary: string;
  };
}

/** A mail that the demo wrote and nobody sends: whoever visits it reads it here. */
export interface DemoMail {
  readonly id: string;
  /** Address, and name where the person is still known. */
  readonly to: string;
  readonly name: string;
  /** Portrait address. */
  readonly portrait: string | null;
  readonly subject: string;
  /** Plain text, whole. */
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  /** ISO instant. */
  readonly at: string;
}

/** What answers in the place of a network. */
export interface DemoEdge {
  /** Whether an answer came from the built-in backend; anything else is asked again in process. */
  readonly isOurs: (answer: Response) => boolean;
  /** Whether the service worker hands over what this page sends now; what it would let through is not sent at all. */
  readonly listens: () => boolean;
  /** Answers a `/rest` or `/graphql` request in process, without the service worker. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Told of a write, with its body, before it goes out: keeps it over a reload. Answers what to call once its end is known. */
  readonly sent?: (request: Request, body: string) => () => void;
}

/** The built-in backend of a standalone demo, loaded on its own chunk by `main.tsx` only. */
export interface DemoKit extends DemoEdge {
  readonly personas: readonly Persona[];
  /** Puts the world back to its first state, in every tab. */
  readonly reset: () => Promise<void>;
  /** The newest mails of all organisations, newest first. */
  readonly mails: () => Promise<readonly DemoMail[]>;
  /** Begins the world of a link in every tab and signs its persona in: the token (none without a persona) and the path to open. Rejects where the world cannot be made. */
  readonly arrive: (link: DemoLink) => Promise<{ readonly token: string | null; readonly path: string }>;
  /** A session of a persona, without a form. */
  readonly tokenOf: (email: string) => Promise<string>;
  /** What the cockpit steers with; its code comes with the first call. */
  readonly controls: () => Promise<DemoControls>;
}

/** Something that happened while the time moved, in numbers. */
export interface Happening {
  readonly what:
    | 'renewals'
    | 'expiries'
    | 'birthdays'
    | 'anniversaries'
    | 'pollsClosed'
    | 'couponsExpired'
    | 'notifications'
    | 'mails'
    | 'sessionsEnded';
  readonly count: number;
}

/** A fault as the cockpit puts it in force. */
export interface DemoFault {
  /** A GraphQL operation (`SendFeedback`) or a route (`POST /rest/send_feedback`); every call where it is missing. */
  readonly call?: string | undefined;
  /** How many calls it strikes; all until it is taken away where it is missing. */
  readonly times?: number | undefined;
  readonly strike:
    | {
        readonly kind: 'error';
        readonly code: ErrorCode;
        readonly status: number;
        /** As the answer says; left out of it where it is missing. */
        readonly retryable?: boolean | undefined;
        /** Seconds. */
        readonly retryAfter?: number | undefined;
      }
    /** Milliseconds before the answer. */
    | { readonly kind: 'slow'; readonly ms: number }
    | { readonly kind: 'offline' }
    /** The backend does what it was asked, its answer never arrives. */
    | { readonly kind: 'lost' };
}

/** One call as it went. */
export interface CallRecord {
  readonly id: number;
  /** Of the page's clock, in ms. */
  readonly at: number;
  /** Operation, or method and path. */
  readonly call: string;
  /** From 1: how often the same action was sent. */
  readonly attempt: number;
  /** Milliseconds since the attempt before; null for the first. */
  readonly waited: number | null;
  /** Whether a fault struck it. */
  readonly struck: boolean;
  readonly outcome:
    | { readonly kind: 'under way' }
    | { readonly kind: 'answered'; readonly status: number; readonly code: string | null }
    | { readonly kind: 'nothing came' };
}

/** A message or a file that never left the tab. */
export interface OutboxItem {
  readonly id: string;
  readonly kind: 'mail' | 'whatsapp' | 'file';
  /** Address, number, or the person whose file it is. */
  readonly to: string;
  readonly name: string;
  readonly portrait: string | null;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  /** ISO instant. */
  readonly at: string;
}

/** A kept world. */
export interface SnapshotInfo {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, of the machine's clock. */
  readonly at: number;
  readonly bytes: number;
}

/** Everything the cockpit steers. What it begins, moves or loads holds in every tab; the page must be loaded anew to show it. */
export interface DemoControls {
  /** The world that runs; undefined while it is the one that the demo opens with by itself. */
  readonly world: () => WorldPart | undefined;
  /** Of the world as it began, 12 hex digits. */
  readonly fingerprint: () => Promise<string>;
  /** Of the world that a link would begin with. */
  readonly fingerprintOf: (link: DemoLink) => Promise<string>;
  readonly time: {
    /** Milliseconds since 1970, of the world. */
    readonly now: () => number;
    /** How far it was moved since the beginning, in ms. */
    readonly moved: () => number;
    /** Moves it forward and lets the business happen; `progress` hears parts of 1. A renewed token for whoever is signed in, unless told to let it end. */
    readonly advance: (
      ms: number,
      options: { readonly keepSession: boolean; readonly progress?: (part: number) => void },
    ) => Promise<readonly Happening[]>;
  };
  readonly faults: {
    readonly list: () => readonly (DemoFault & { readonly id: string; readonly left: number | null })[];
    readonly add: (fault: DemoFault) => void;
    readonly remove: (id: string) => void;
    readonly clear: () => void;
    /** What can be chosen: operations and routes. */
    readonly calls: () => readonly { readonly call: string; readonly kind: 'operation' | 'route' }[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly log: {
    /** Newest last, at most 200; the same list until something happens. */
    readonly list: () => readonly CallRecord[];
    readonly subscribe: (listener: () => void) => () => void;
    readonly clear: () => void;
  };
  /** Newest first. */
  readonly outbox: () => Promise<readonly OutboxItem[]>;
  readonly snapshots: {
    readonly list: () => Promise<readonly SnapshotInfo[]>;
    readonly save: (name: string) => Promise<SnapshotInfo>;
    readonly load: (id: string) => Promise<void>;
    readonly remove: (id: string) => Promise<void>;
    /** The file to share. */
    readonly file: (id: string) => Promise<File>;
    /** Keeps a shared file; rejects with `SnapshotRefused` (schema/demo/snapshotRefused.ts), which says why, where it is none, is damaged, or is of another release. */
    readonly read: (file: Blob) => Promise<SnapshotInfo>;
  };
}

/** Why a shared world is not taken. */
export type SnapshotFault = SnapshotRefused['fault'];
