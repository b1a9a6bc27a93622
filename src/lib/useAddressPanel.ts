/** The panel of a person as part of the address: `?person=<id>` opens it, `?person=new` makes somebody. */
import { useState } from 'react';

/** In the address, where somebody new is made. */
export const newPerson = 'new';

/** Whose panel it is. */
export interface PersonAddress {
  readonly isOpen: boolean;
  /** Stays while the panel closes; null until the first time. */
  readonly id: string | null;
  /** Different for every opening: the key of what stands inside. */
  readonly opening: number;
}

/** Follows what the address says. */
export function usePersonAddress(id: string | null): PersonAddress {
  const [shown, setShown] = useState<PersonAddress>({ isOpen: false, id: null, opening: 0 });
  if (id === null) {
    if (shown.isOpen) setShown({ ...shown, isOpen: false });
  } else if (!shown.isOpen || shown.id !== id) {
    setShown({ isOpen: true, id, opening: shown.opening + 1 });
  }
  return shown;
}
