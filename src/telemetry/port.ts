/** The app's interface to telemetry: off unless the server adds the file of `start.ts` to the page. */

/** The events of the app; these methods never throw. */
export interface Telemetry {
  /** The path has changed. The query and ids in the path are left out; a repeated path counts once. */
  pageViewed(path: string): void;
  /** A click at a position of the page, in CSS px, with the label of the clicked control. */
  clicked(click: { readonly x: number; readonly y: number; readonly text: string }): void;
  /** Whether the organisation has session recording switched on (module `fullstory`). */
  recordingAllowed(isOn: boolean): void;
  /**
   * A render error with React's component stack; not reported on a developer's machine, nor for network,
   * timeout and authorisation errors.
   */
  errorRaised(error: unknown, componentStack: string): void;
}

let connected: Telemetry | undefined;

/** The app's telemetry; does nothing before `connectTelemetry`. */
export const telemetry: Telemetry = {
  pageViewed: (path) => connected?.pageViewed(path),
  clicked: (click) => connected?.clicked(click),
  recordingAllowed: (isOn) => connected?.recordingAllowed(isOn),
  errorRaised: (error, componentStack) => connected?.errorRaised(error, componentStack),
};

/** Passes all later events on to `to`; undefined switches telemetry off. */
export function connectTelemetry(to: Telemetry | undefined): void {
  connected = to;
}
