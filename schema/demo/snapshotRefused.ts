/** Why a file is not taken as a kept world: the tab's backend raises it, the cockpit words it. Of the demo only. */

/** `nonsense`: no kept world at all; `damaged`: a part of one, or one that somebody has changed; `otherRelease`: its rows mean something else here. */
type SnapshotFault = 'nonsense' | 'damaged' | 'otherRelease';

/** A file that is not taken; its message is for developers. */
export class SnapshotRefused extends Error {
  readonly fault: SnapshotFault;

  constructor(fault: SnapshotFault, options?: ErrorOptions) {
    super(`a kept world is not taken: ${fault}`, options);
    this.name = 'SnapshotRefused';
    this.fault = fault;
  }
}
