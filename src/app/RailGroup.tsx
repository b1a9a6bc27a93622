/** One group of the rail: expands in place, or beside the narrow rail. */
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { NavLink, type NavPlace } from './NavLink.tsx';
import { isActiveRoute } from './isActiveRoute.ts';

interface RailGroupProps {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly screens: readonly NavPlace[];
  readonly narrow: boolean;
}

/**
 * Open by default if it contains the current place. Beside the narrow rail it closes on Escape, on a choice,
 * or when the focus leaves.
 */
export function RailGroup({ name, icon, screens, narrow }: RailGroupProps): ReactElement {
  const [path] = useLocation();
  const id = useId();
  const here = screens.some((screen) => isActiveRoute(screen, path));
  // A manual fold lasts until the user navigates or changes the width of the rail.
  const place = `${narrow ? 'narrow' : 'wide'} ${path}`;
  const [byHand, setByHand] = useState({ place: '', open: false });
  const open = byHand.place === place ? byHand.open : here && !narrow;
  const setOpen = (next: boolean): void => setByHand({ place, open: next });
  const left = (event: FocusEvent): void => {
    if (narrow && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const keys = (event: KeyboardEvent): void => {
    if (narrow && event.key === 'Escape') setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to events that bubble from the button and the links inside
    <li className="relative" onBlur={left} onKeyDown={keys}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        {...(narrow && { 'aria-label': name, title: name })}
        onClick={() => setOpen(!open)}
        className={classes(
          'target flex items-center rounded-control transition-colors duration-120 hover:bg-subtle',
          narrow
            ? 'size-12 justify-center'
            : 'min-h-10 w-full gap-3 px-3 py-2 text-start text-small pointer-coarse:min-h-11',
          here && (narrow ? 'bg-brand-tint text-link' : 'font-semibold'),
        )}
      >
        <Icon of={icon} className={classes('shrink-0', here ? 'text-link' : 'text-soft')} />
        {narrow ? null : (
          <>
            <span className="flex-1">{name}</span>
            <Icon
              of={ChevronDown}
              size={16}
              className={classes(
                'shrink-0 text-soft transition-transform duration-180',
                open && 'rotate-180',
              )}
            />
          </>
        )}
      </button>
      <ul
        id={id}
        hidden={!open}
        aria-label={name}
        className={
          narrow
            ? 'absolute start-full top-0 z-40 ms-3 flex w-60 animate-appear flex-col gap-1 rounded-card border border-line bg-raised p-2 shadow-raised [[hidden]]:hidden'
            : 'ms-5.5 mt-1 mb-2 flex animate-appear flex-col gap-0.5 border-s border-line ps-2 [[hidden]]:hidden'
        }
      >
        {screens.map((screen) => (
          <li key={screen.path}>
            <NavLink screen={screen} icon={narrow ? (screen.icon ?? 'own') : null} />
          </li>
        ))}
      </ul>
    </li>
  );
}
