/** Whether the person wants hints while writing: a setting of this device. */

const place = 'hints:off';
let isOff = false;

/** On by default. Never raises. */
export function areHintsWanted(): boolean {
  try {
    return localStorage.getItem(place) === null && !isOff;
  } catch {
    return !isOff;
  }
}

/** Stores the setting. Never raises. */
export function wantHints(wanted: boolean): void {
  isOff = !wanted;
  try {
    if (wanted) localStorage.removeItem(place);
    else localStorage.setItem(place, '1');
  } catch {
    // The module variable keeps the setting for this page.
  }
}
