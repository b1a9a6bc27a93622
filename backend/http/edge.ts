/** What the edge of a deployment knows of a call, and hands to the backend in headers of its own. */

/**
 * The header in which the edge of a deployment reports the source of a call; the edge discards the caller's own value.
 */
export const sourceHeader = 'x-aplauso-source';

/**
 * The header in which the edge of a deployment carries the marks of known devices, from the browser and to it (see
 * `session/devices.ts`). The edge discards the caller's own value.
 */
export const deviceHeader = 'x-aplauso-device';

/** The browser of a call. */
export interface Device {
  /** The marks that it holds; empty if none. */
  readonly shown: string;
  /** Replaces them, if the call succeeds. */
  readonly leave: (marks: string) => void;
}
