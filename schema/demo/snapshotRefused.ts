/**
 * The error for a file that is not a valid snapshot: the tab's backend throws it, the cockpit shows its message.
 * Only for the demo.
 */

/** `nonsense`: not a snapshot; `damaged`: incomplete or modified; `otherRelease`: its rows do not fit this release. */
type SnapshotFault = 'nonsense' | 'damaged' | 'otherRelease';

/** A rejected snapshot file; its message is for developers. */
export class SnapshotRefused extends Error {
  readonly fault: SnapshotFault;

  constructor(fault: SnapshotFault, options?: ErrorOptions) {
    super(`a kept world is not taken: ${fault}`, options);
    this.name = 'SnapshotRefused';
    this.fault = fault;
  }
}
