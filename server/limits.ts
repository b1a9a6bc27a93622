/** What one process takes at a time, and how long it waits for a slow line: every limit, its variable and its default. */
import { StartRefused } from './refused.ts';

/** The limits of a server. */
export interface Limits {
  /** Calls in progress; more are refused with 503. */
  readonly calls: number;
  /** Calls in progress of one session, so that one person cannot use up all of them. */
  readonly callsPerSession: number;
  /** Uploads in progress: each may hold 32 MiB, and takes as long as the caller's line. */
  readonly uploads: number;
  readonly streams: number;
  /** When a person opens one more, the oldest is closed. */
  readonly streamsPerPerson: number;
  readonly connections: number;
  /** For the headers of a request. */
  readonly headersSeconds: number;
  /** For a whole request with its body. */
  readonly requestSeconds: number;
  /**
   * Of a connection between two requests. Longer than a proxy keeps it (nginx and load balancers: 60 s): a connection
   * that the server closes first fails the call that the proxy is sending on it.
   */
  readonly idleSeconds: number;
  /** Without a byte in either direction during a call. Longer than the longest call, and than two heartbeats. */
  readonly stuckSeconds: number;
}

/** Reads the limits; throws `StartRefused` for anything but a whole number from 1. */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const limit = (name: string, byDefault: number): number => {
    const text = env[name] || String(byDefault);
    if (!/^[1-9]\d{0,6}$/.test(text))
      throw new StartRefused(`${name} must be a whole number from 1 to 9999999, not "${text}".`);
    return Number(text);
  };
  return {
    calls: limit('MAX_CALLS', 128),
    callsPerSession: limit('MAX_CALLS_PER_SESSION', 32),
    uploads: limit('MAX_UPLOADS', 16),
    streams: limit('MAX_STREAMS', 1_000),
    streamsPerPerson: limit('MAX_STREAMS_PER_PERSON', 10),
    connections: limit('MAX_CONNECTIONS', 2_000),
    headersSeconds: limit('HEADERS_TIMEOUT', 15),
    requestSeconds: limit('REQUEST_TIMEOUT', 60),
    idleSeconds: limit('KEEP_ALIVE_TIMEOUT', 75),
    stuckSeconds: limit('STUCK_TIMEOUT', 120),
  };
}

/** The limits of a server without settings of its own. */
export const defaultLimits: Limits = readLimits({});
