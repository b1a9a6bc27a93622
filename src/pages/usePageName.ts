/** Puts the name of a page into the title of the browser tab. */
import { useEffect } from 'react';

const joint = ' · ';

/**
 * Replaces the first part of the tab title while the caller is mounted; does nothing while `name` is
 * undefined.
 */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    const [, ...rest] = before.split(joint);
    const own = [name, ...rest].join(joint);
    document.title = own;
    return () => {
      // The next screen may have set its own title already.
      if (document.title === own) document.title = before;
    };
  }, [name]);
}
