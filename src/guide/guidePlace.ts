/** The last open step of the guide, stored on this device. */

const place = (userId: string): string => `guide:${userId}`;

/** The last open step; null if none is stored or storage fails. */
export function readStep(userId: string): string | null {
  try {
    return localStorage.getItem(place(userId));
  } catch {
    return null;
  }
}

/** Stores the open step; null restarts the guide. Never raises. */
export function keepStep(userId: string, step: string | null): void {
  try {
    if (step === null) localStorage.removeItem(place(userId));
    else localStorage.setItem(place(userId), step);
  } catch {
    // The URL still holds the step.
  }
}
