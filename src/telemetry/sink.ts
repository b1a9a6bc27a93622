/**
 * The interface of a telemetry sink. Third-party calls are not product behaviour (spec §7): the only sink
 * (`configuredSink.ts`) contacts what the operator configured, and nothing by default.
 */

/** A visit of one user: ends after 30 min without activity, or after 24 h (spec §9). */
export interface Visit {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly lastAt: number;
}

/** An event; texts are masked and at most 255 characters, paths contain no ids, queries or names. */
export type TelemetryEvent =
  | { readonly type: 'page_view'; readonly path: string }
  | { readonly type: 'rage_click'; readonly path: string; readonly text: string };

/** A crash: name, masked message and stacks, never data. */
export interface ErrorReport {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly componentStack: string;
  readonly path: string;
}

/** The facts of every event. */
export interface EventFacts {
  /** Differs per subdomain (spec §9). */
  readonly measurementId: string;
  readonly visit: Visit;
  /** `https://host` of the page. */
  readonly origin: string;
}

/** What a recording belongs to. */
export interface RecordingFacts {
  readonly region: string;
  readonly visitId: string;
}

/** A provider of analytics, error reporting and session recording; each part is optional. */
export interface TelemetrySink {
  event?(event: TelemetryEvent, facts: EventFacts): void;
  /** `traceRate` is the share of traces to keep: all of them (spec §9). */
  error?(report: ErrorReport, options: { readonly traceRate: number }): void;
  /** Where recordings are stored; the EU unless the operator says otherwise (spec §9). */
  readonly region?: string;
  /** Starts to record and returns a function that stops it; may throw or reject. */
  record?(facts: RecordingFacts): Promise<() => void>;
}
