/** Names in the browser's storage that the start of the demo reads without the code that writes them. */

/** The faults of this tab, as JSON. */
export const faultsPlace = 'aplauso-demo.faults';
