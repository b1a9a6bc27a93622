/** The colour scheme: light, dark or system; stored on the device and applied as `data-theme` on the document. */

/** The choices of a user. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** Local storage key of the choice. */
export const schemeKey = 'aplauso_scheme';

const isChoice = (value: unknown): value is SchemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/** The stored choice; `system` if there is none, or if storage is unavailable or holds an invalid value. */
export function storedScheme(storage: () => Pick<Storage, 'getItem'> = () => localStorage): SchemeChoice {
  try {
    const found = storage().getItem(schemeKey);
    return isChoice(found) ? found : 'system';
  } catch {
    return 'system';
  }
}

function show(choice: SchemeChoice, root: HTMLElement): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

/** Applies and stores a choice; without storage it lasts until the page is closed. */
export function chooseScheme(choice: SchemeChoice, root: HTMLElement = document.documentElement): void {
  show(choice, root);
  try {
    localStorage.setItem(schemeKey, choice);
  } catch {
    // Without storage the choice applies but is not remembered.
  }
}

/**
 * Applies the stored choice; call it once before the first render. Changes of the system scheme need no script
 * (theme.css).
 */
export const startScheme = (root: HTMLElement = document.documentElement): void => show(storedScheme(), root);

/** The scheme shown now. */
export function schemeNow(root: HTMLElement = document.documentElement): 'light' | 'dark' {
  const chosen = root.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
}
