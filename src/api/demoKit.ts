/** The app's interface to the demo, so that the product never imports the mock. */
import type { DemoLink, WorldPart } from '#schema/demo/demoLink.ts';
import type { Happening } from '#schema/demo/happenings.ts';
import type { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** A persona that a visitor of the demo can sign in as. */
export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** URL of the portrait. */
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

/** A mail written by the demo; it is not sent, the visitor reads it here. */
export interface DemoMail {
  readonly id: string;
  /** Address; `name` holds the name if the person still exists. */
  readonly to: string;
  readonly name: string;
  /** URL of the portrait. */
  readonly portrait: string | null;
  readonly subject: string;
  /** The complete plain text. */
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  /** The calendar file of a mail. */
  readonly calendar?: { readonly name: string; readonly text: string } | null;
  /** ISO instant. */
  readonly at: string;
}

/** What the browser keeps of the demo's files for a start without a network (mock/tab/offline.ts). */
export type DemoOffline =
  | { readonly kind: 'unknown' | 'ready' | 'impossible' }
  | { readonly kind: 'partly'; readonly kept: number; readonly all: number };

/** The part of the demo that replaces the network. */
export interface DemoEdge {
  /** Whether a response came from the built-in backend; any other response is requested again in process. */
  readonly isOurs: (answer: Response) => boolean;
  /**
   * Whether the service worker currently intercepts requests of this page; if not, the page sends no request to
   * the network.
   */
  readonly listens: () => boolean;
  /** Answers a `/rest` or `/graphql` request in process, without the service worker. */
  readonly answer: (request: Request) => Promise<Response>;
  /**
   * Receives a write with its body before it is sent and keeps it across a reload. Returns a function to call when
   * the result is known.
   */
  readonly sent?: (request: Request, body: string) => () => void;
}

/** The built-in backend of a standalone demo; only `main.tsx` loads it, as its own chunk. */
export interface DemoKit extends DemoEdge {
  /** Makes the world, unless it is being made; any call that needs it does this, too. */
  readonly wake: () => void;
  /** Resolves when the world is there; rejects if it cannot be opened. The parts below need it, the personas do not. */
  readonly ready: Promise<unknown>;
  /** The files that the browser keeps; the same object until it changes. */
  readonly offline: {
    readonly now: () => DemoOffline;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly personas: readonly Persona[];
  /** Resets the world to its initial state, in every tab, and ends the faults of this tab. */
  readonly reset: () => Promise<void>;
  /** Calls the listener after each reset of this page. */
  readonly onReset: (listener: () => void) => void;
  /** The faults of this tab that are active; the same list until it changes. */
  readonly faults: {
    readonly list: () => readonly unknown[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** The latest mails of all organisations, newest first. */
  readonly mails: () => Promise<readonly DemoMail[]>;
  /**
   * Starts the world of a link in every tab and signs its persona in. Resolves with the token (null without a
   * persona) and the start path. Rejects if the world cannot be created.
   */
  readonly arrive: (link: DemoLink) => Promise<{ readonly token: string | null; readonly path: string }>;
  /** Creates a session of a persona without the sign-in form. */
  readonly tokenOf: (email: string) => Promise<string>;
  /** The controls of the cockpit; loaded with the first call. */
  readonly controls: () => Promise<DemoControls>;
}

/** A fault that the cockpit activates. */
export interface DemoFault {
  /** A GraphQL operation (`SendFeedback`) or a route (`POST /rest/send_feedback`); if absent, every call. */
  readonly call?: string | undefined;
  /** Number of affected calls; if absent, all calls until the fault is removed. */
  readonly times?: number | undefined;
  readonly strike:
    | {
        readonly kind: 'error';
        readonly code: ErrorCode;
        readonly status: number;
        /** The `retryable` value of the response; if absent, the response omits it. */
        readonly retryable?: boolean | undefined;
        /** Seconds. */
        readonly retryAfter?: number | undefined;
      }
    /** Milliseconds before the response. */
    | { readonly kind: 'slow'; readonly ms: number }
    | { readonly kind: 'offline' }
    /** The backend executes the call, but the response is lost. */
    | { readonly kind: 'lost' };
}

/** The log entry of one call. */
export interface CallRecord {
  readonly id: number;
  /** Time of the page's clock, in ms. */
  readonly at: number;
  /** Name of the operation, or method and path. */
  readonly call: string;
  /** Attempt number of the same action, from 1. */
  readonly attempt: number;
  /** Milliseconds since the previous attempt; null for the first. */
  readonly waited: number | null;
  /** Whether a fault affected the call. */
  readonly struck: boolean;
  readonly outcome:
    | { readonly kind: 'under way' }
    | { readonly kind: 'answered'; readonly status: number; readonly code: string | null }
    | { readonly kind: 'nothing came' };
}

/** A message or a file that was not sent outside the tab. */
export interface OutboxItem {
  readonly id: string;
  readonly kind: 'mail' | 'whatsapp' | 'file';
  /** Address, telephone number, or the owner of the file. */
  readonly to: string;
  readonly name: string;
  readonly portrait: string | null;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  /** The calendar file of a mail. */
  readonly calendar?: { readonly name: string; readonly text: string } | null;
  /** ISO instant. */
  readonly at: string;
}

/** A snapshot of the demo world. */
export interface SnapshotInfo {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970 by the real clock. */
  readonly at: number;
  readonly bytes: number;
}

/** A row of a table, with a name made of its texts. */
export interface DataRow {
  readonly id: string;
  readonly label: string;
  /** All fields that may be shown, as the store holds them. */
  readonly values: readonly (readonly [field: string, value: string | number | boolean | null])[];
}

/** Rows whose field contains these words, in any case; no words match all rows. */
export interface DataFilter {
  readonly field: string;
  readonly words: string;
}

/** A row, the rows that it refers to, and how many rows of which field refer to it. */
export interface DataLinks {
  readonly row: DataRow;
  readonly refersTo: readonly {
    readonly field: string;
    readonly table: string;
    readonly id: string;
    readonly label: string;
  }[];
  readonly referredBy: readonly { readonly table: string; readonly field: string; readonly count: number }[];
}

/** The controls of the cockpit. Their effects apply to every tab; the page must be reloaded to show them. */
export interface DemoControls {
  /** The running world; undefined for the demo's default world. */
  readonly world: () => WorldPart | undefined;
  /** Fingerprint of the world at its start, 12 hex digits. */
  readonly fingerprint: () => Promise<string>;
  /** Fingerprint of the world that a link would start. */
  readonly fingerprintOf: (link: DemoLink) => Promise<string>;
  readonly time: {
    /** The world's clock, milliseconds since 1970. */
    readonly now: () => number;
    /** Total advance since the start, in ms. */
    readonly moved: () => number;
    /**
     * Advances the world's clock and runs the jobs; `progress` receives values up to 1. With `keepSession` the
     * signed-in user gets a renewed token, otherwise the session can expire.
     */
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
    /** The available targets: operations and routes. */
    readonly calls: () => readonly { readonly call: string; readonly kind: 'operation' | 'route' }[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly log: {
    /** Newest last, at most 200; the same array until the log changes. */
    readonly list: () => readonly CallRecord[];
    readonly subscribe: (listener: () => void) => () => void;
    readonly clear: () => void;
  };
  /** Newest first. */
  readonly outbox: () => Promise<readonly OutboxItem[]>;
  /** The tables behind the screen, without those that hold passwords, codes or keys. Each answer waits for its table. */
  readonly data: {
    readonly organizations: () => Promise<readonly { readonly id: string; readonly name: string }[]>;
    readonly tables: readonly { readonly name: string; readonly fields: readonly string[] }[];
    /** Newest first. */
    readonly rows: (org: string, table: string, filter?: DataFilter) => Promise<readonly DataRow[]>;
    /** Undefined if the row does not exist any more. */
    readonly row: (org: string, table: string, id: string) => Promise<DataLinks | undefined>;
  };
  readonly snapshots: {
    readonly list: () => Promise<readonly SnapshotInfo[]>;
    readonly save: (name: string) => Promise<SnapshotInfo>;
    readonly load: (id: string) => Promise<void>;
    readonly remove: (id: string) => Promise<void>;
    /** The snapshot as a file to share. */
    readonly file: (id: string) => Promise<File>;
    /**
     * Stores a shared snapshot. Rejects with `SnapshotRefused` (schema/demo/snapshotRefused.ts) if the file is
     * invalid, damaged or from another release.
     */
    readonly read: (file: Blob) => Promise<SnapshotInfo>;
  };
}

/** Why a shared snapshot is rejected. */
export type SnapshotFault = SnapshotRefused['fault'];
