/** Where telemetry goes when an organisation wants it; the product ships none and contacts nobody (spec §7: third-party calls are not product behaviour). */

/** A stay of one person: ends after 30 min without a sign of life, or after 24 h (spec §9). */
export interface Visit {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly lastAt: number;
}

/** What happened; texts are masked and at most 255 characters, paths carry no ids, queries or names. */
export type TelemetryEvent =
  | { readonly type: 'page_view'; readonly path: string }
  | { readonly type: 'rage_click'; readonly path: string; readonly text: string };

/** A crash: name, masked message and stacks, never data. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly componentStack: string;
  readonly path: string;
}

/** What goes with every event. */
export interface EventFacts {
  /** Differs per sub-domain (spec §9). */
  readonly measurementId: string;
  readonly visitId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A provider of analytics, error reporting and session recording; each part may be missing. */
export interface TelemetrySink {
  event?(event: TelemetryEvent, facts: EventFacts): void;
  /** `traceRate` is the share of traces to keep: every one (spec §9). */
  error?(report: ErrorReport, options: { readonly traceRate: number }): void;
  /** Starts to record and answers how to stop; may raise or reject. */
  record?(options: { readonly region: 'eu' }): Promise<() => void>;
}

/** Measurement ids: one by default, others by sub-domain. */
export interface MeasurementIds {
  readonly default: string;
  readonly bySubDomain?: Readonly<Record<string, string>>;
}
