/** Whether the person wants hints while writing: a choice of this device. */

const place = 'hints:off';
let isOff = false;

/** On unless somebody switched them off. Never raises. */
export function areHintsWanted(): boolean {
  try {
    return localStorage.getItem(place) === null && !isOff;
  } catch {
    return !isOff;
  }
}

/** Remembers the choice. Never raises. */
export function wantHints(wanted: boolean): void {
  isOff = !wanted;
  try {
    if (wanted) localStorage.removeItem(place);
    else localStorage.setItem(place, '1');
  } catch {
    // The page remembers.
  }
}
