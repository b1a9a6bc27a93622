/**
 * The button of the person menu; the chunk of the menu is fetched when the pointer comes near or on click.
 */
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentType, type ReactElement } from 'react';
import { PersonFace, personTrigger } from './PersonFace.tsx';

type Menu = ComponentType<{ openAtOnce: boolean }>;

/**
 * The same button before and after the fetch; a click before the chunk is loaded opens the menu once it is.
 */
export function PersonButton(): ReactElement {
  const { t } = useLingui();
  const [found, setFound] = useState<{ readonly menu: Menu; readonly openAtOnce: boolean } | null>(null);
  const fetchMenu = (openAtOnce: boolean): void => {
    import('./PersonMenu.tsx').then(
      ({ PersonMenu }) =>
        setFound((before) => (before === null || openAtOnce ? { menu: PersonMenu, openAtOnce } : before)),
      () => undefined,
    );
  };
  if (found !== null) {
    const Found = found.menu;
    return <Found openAtOnce={found.openAtOnce} />;
  }
  return (
    <button
      type="button"
      aria-haspopup="menu"
      title={t`Tu menú`}
      onPointerEnter={() => fetchMenu(false)}
      // Same event as the menu: between press and release the menu's button may replace this one, and no
      // click follows.
      onPointerDown={({ pointerType, button }) => {
        if (pointerType === 'mouse' && button === 0) fetchMenu(true);
      }}
      onClick={() => fetchMenu(true)}
      className={personTrigger}
    >
      <PersonFace />
    </button>
  );
}
