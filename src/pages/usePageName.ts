/** The name of a page of the organisation in the browser's tab. */
import { useEffect } from 'react';

const joint = ' · ';

/** Takes the first place of the tab's title while the caller stands; nothing while it is not known. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    const [, ...rest] = before.split(joint);
    const own = [name, ...rest].join(joint);
    document.title = own;
    return () => {
      // The next screen may have said its own by now.
      if (document.title === own) document.title = before;
    };
  }, [name]);
}
