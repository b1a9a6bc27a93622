/** The menu behind the person's face: a chunk of its own, since Headless UI loads with what uses it (design §6). */
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { Menu, type MenuItem } from '#src/ui/Menu.tsx';
import { PersonFace, personTrigger } from './PersonFace.tsx';
import { usePersonActions, type PersonAction } from './personActions.ts';

const itemOf = ({ run, ...action }: PersonAction): MenuItem => ({
  ...action,
  onSelect: (event) => {
    // A place is a link, so that it can open in a new tab; a plain press is routed.
    if (action.href !== undefined) event.preventDefault();
    run();
  },
});

/** Opens at once when the press that fetched it already meant to. */
export function PersonMenu({ openAtOnce }: { openAtOnce: boolean }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const sections = usePersonActions();
  useLayoutEffect(() => {
    const button = place.current?.querySelector('button');
    if (!openAtOnce || button === null || button === undefined) return;
    button.focus();
    // The menu has no "open" of its own; the key that opens it does.
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, [openAtOnce]);
  return (
    <div ref={place} className="flex">
      <Menu
        // Named by what stands in it (PersonFace).
        label=""
        trigger={<PersonFace />}
        triggerClassName={personTrigger}
        sections={sections.map((section) => section.actions.map(itemOf))}
      />
    </div>
  );
}
