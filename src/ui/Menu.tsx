/** A menu of actions behind one button. */
import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem as HeadlessItem,
  MenuItems,
  MenuSection,
  MenuSeparator,
} from '@headlessui/react';
import { Check, Ellipsis, type LucideIcon } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { floatPanel, floatRow } from './floatLook.ts';
import { Icon } from './Icon.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly detail?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Shows a tick: a selected choice, or a switch that is on. */
  readonly checked?: boolean | undefined;
  /** Renders a link; `onSelect` may prevent the page load and use the router instead. */
  readonly href?: string | undefined;
  readonly onSelect?: ((event: MouseEvent) => void) | undefined;
}

export interface MenuProps {
  /** Accessible name of the button; empty if the trigger's text names it. */
  label: string;
  icon?: LucideIcon | undefined;
  /** Content of the button instead of the icon (an avatar, a name). */
  trigger?: ReactNode;
  triggerClassName?: string | undefined;
  align?: 'start' | 'end' | undefined;
  /** `tabIndex` of the button, for lists that manage the focus. */
  tabIndex?: number | undefined;
  /** Groups of actions, separated by a hairline; empty groups are omitted. */
  sections: readonly (readonly MenuItem[])[];
}

const iconTrigger =
  'target inline-flex size-10 items-center justify-center rounded-control text-ink transition-colors duration-120 hover:bg-subtle data-open:bg-subtle';

function Row({ item }: { item: MenuItem }): ReactElement {
  const look = classes(floatRow, item.danger === true ? 'text-error-text' : 'text-ink');
  const inside = (
    <>
      {item.icon === undefined ? null : (
        <Icon of={item.icon} className={classes('shrink-0', item.danger !== true && 'text-soft')} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block">{item.label}</span>
        {item.detail === undefined ? null : <span className="block text-small text-soft">{item.detail}</span>}
      </span>
      {item.checked === true ? <Icon of={Check} className="shrink-0 text-link" /> : null}
    </>
  );
  const shared = {
    className: look,
    onClick: item.onSelect,
    ...(item.checked === undefined ? {} : { 'aria-current': item.checked }),
  };
  return (
    <HeadlessItem disabled={item.disabled ?? false}>
      {item.href === undefined ? (
        <button type="button" {...shared}>
          {inside}
        </button>
      ) : (
        <a href={item.href} {...shared}>
          {inside}
        </a>
      )}
    </HeadlessItem>
  );
}

/** Supports arrow keys, type-ahead and Escape; returns the focus to the button. */
export function Menu({
  label,
  icon = Ellipsis,
  trigger,
  triggerClassName,
  align = 'end',
  tabIndex,
  sections,
}: MenuProps): ReactElement {
  const full = sections.filter((section) => section.length > 0);
  return (
    <HeadlessMenu>
      <MenuButton
        aria-label={label === '' ? undefined : label}
        title={trigger === undefined && label !== '' ? label : undefined}
        {...(tabIndex === undefined ? {} : { tabIndex })}
        className={triggerClassName ?? iconTrigger}
      >
        {trigger ?? <Icon of={icon} />}
      </MenuButton>
      <MenuItems
        transition
        modal={false}
        anchor={align === 'end' ? 'bottom end' : 'bottom start'}
        className={classes(floatPanel, 'max-w-80 min-w-56')}
      >
        {full.map((section, index) => (
          <Fragment key={section[0]?.id ?? index}>
            {index > 0 ? <MenuSeparator className="mx-3 my-1.5 h-px bg-line" /> : null}
            <MenuSection>
              {section.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </MenuSection>
          </Fragment>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
