/** A panel that the address opens, such as `?person=<id>`: it keeps what it is about while it closes, and begins anew each time. */
import { useState } from 'react';

/** What the panel is about. */
export interface AddressPanel {
  readonly isOpen: boolean;
  /** Stays while the panel closes; null until the first time. */
  readonly id: string | null;
  /** Different for every opening: the key of what stands inside. */
  readonly opening: number;
}

/** Follows what the address says. */
export function useAddressPanel(id: string | null): AddressPanel {
  const [shown, setShown] = useState<AddressPanel>({ isOpen: false, id: null, opening: 0 });
  if (id === null) {
    if (shown.isOpen) setShown({ ...shown, isOpen: false });
  } else if (!shown.isOpen || shown.id !== id) {
    setShown({ isOpen: true, id, opening: shown.opening + 1 });
  }
  return shown;
}
