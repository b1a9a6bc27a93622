/** The app's interface to telemetry: off unless the server adds the file of `start.ts` to the page. */

/** The events of the app; these methods never throw. */
export interface Telemetry {
  /** The path has changed. The query and ids in the path are left out; a repeated path counts once. */
  pageViewed(path: string): void;
  /** Whether the organisation has session recording switched on (module `fullstory`). */
  recordingAllowed(isOn: boolean): void;
  /**
   * A render error with React's component stack; not reported on a developer's machine, nor for network,
   * timeout and authorisation errors.
   */
  errorRaised(error: unknown, componentStack: string): void;
}

/** The app's telemetry; undefined while it is off. It may be switched on later: read it at each event. */
export let telemetry: Telemetry | undefined;

/** Passes all later events on to `to`; undefined switches telemetry off. */
export function connectTelemetry(to: Telemetry | undefined): void {
  telemetry = to;
}
