/** Stands for the person menu until somebody comes near it: then its chunk is fetched. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentType, type ReactElement } from 'react';
import { PersonFace, personTrigger } from './PersonFace.tsx';

type Menu = ComponentType<{ openAtOnce: boolean }>;

/** The same button before and after; a press before the chunk is there opens the menu as soon as it is. */
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
      // As the menu itself does: between press and release its own button may take this one's place, and no click comes.
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
