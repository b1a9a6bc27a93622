/**
 * A panel opened by the URL, such as `?person=<id>`: keeps its id while it closes and resets its content on each
 * opening.
 */
import { useState } from 'react';

/** The state of the panel. */
export interface AddressPanel {
  readonly isOpen: boolean;
  /** Kept while the panel closes; null before the first opening. */
  readonly id: string | null;
  /** Different for every opening: the React key of the content. */
  readonly opening: number;
}

/** Derives the panel from the id in the URL. */
export function useAddressPanel(id: string | null): AddressPanel {
  const [shown, setShown] = useState<AddressPanel>({ isOpen: false, id: null, opening: 0 });
  if (id === null) {
    if (shown.isOpen) setShown({ ...shown, isOpen: false });
  } else if (!shown.isOpen || shown.id !== id) {
    setShown({ isOpen: true, id, opening: shown.opening + 1 });
  }
  return shown;
}
