/**
 * The menu behind the user's photo: a separate chunk, because Headless UI loads with the code that uses it.
 */
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { Menu, type MenuItem } from '#src/ui/Menu.tsx';
import { PersonFace, personTrigger } from './PersonFace.tsx';
import { usePersonActions, type PersonAction } from './personActions.ts';

const itemOf = ({ run, ...action }: PersonAction): MenuItem => ({
  ...action,
  onSelect: (event) => {
    // A place is a link so that it can open in a new tab; a plain click is routed.
    if (action.href !== undefined) event.preventDefault();
    run();
  },
});

/** Opens at once if the click that fetched the chunk requested it. */
export function PersonMenu({ openAtOnce }: { openAtOnce: boolean }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const sections = usePersonActions();
  useLayoutEffect(() => {
    const button = place.current?.querySelector('button');
    if (!openAtOnce || button === null || button === undefined) return;
    button.focus();
    // The menu has no API to open it; the Enter key does.
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, [openAtOnce]);
  return (
    <div ref={place} className="flex">
      <Menu
        // The accessible name is in the trigger (PersonFace).
        label=""
        trigger={<PersonFace />}
        triggerClassName={personTrigger}
        sections={sections.map((section) => section.actions.map(itemOf))}
      />
    </div>
  );
}
