/** Light, dark or as the system says: remembered on the device, shown through `data-theme` on the document. */

/** What a person can choose. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** Where the choice is kept in local storage. */
export const schemeKey = 'aplauso_scheme';

const isChoice = (value: unknown): value is SchemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/** The remembered choice; `system` when there is none, or when storage is closed or holds rubbish. */
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

/** Shows and remembers a choice; with storage closed it holds until the page is left. */
export function chooseScheme(choice: SchemeChoice, root: HTMLElement = document.documentElement): void {
  show(choice, root);
  try {
    localStorage.setItem(schemeKey, choice);
  } catch {
    // A full or closed storage costs the memory, not the choice.
  }
}

/** Shows the remembered choice; call once before the first render. The system's own change needs no script (theme.css). */
export const startScheme = (root: HTMLElement = document.documentElement): void => show(storedScheme(), root);

/** What is shown now. */
export function schemeNow(root: HTMLElement = document.documentElement): 'light' | 'dark' {
  const chosen = root.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
}
