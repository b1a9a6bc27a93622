/** Where a person left the guide: kept on the device, so that it opens there again. */

const place = (userId: string): string => `guide:${userId}`;

/** The step that was open last; null where there is none, or storage refuses. */
export function readStep(userId: string): string | null {
  try {
    return localStorage.getItem(place(userId));
  } catch {
    return null;
  }
}

/** Keeps the open step; null begins anew next time. Never raises. */
export function keepStep(userId: string, step: string | null): void {
  try {
    if (step === null) localStorage.removeItem(place(userId));
    else localStorage.setItem(place(userId), step);
  } catch {
    // The address still knows it.
  }
}
