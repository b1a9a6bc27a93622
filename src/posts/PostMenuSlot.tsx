/** The button of a post's menu; the chunk of the menu is fetched when the pointer comes near or on click. */
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState, type ComponentType, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { barButton } from './barButton.ts';
import type { PostAct } from './postAct.ts';

export interface PostMenuProps {
  post: Post;
  onAct: (act: PostAct) => void;
  onRecognise?: (() => void) | undefined;
}

type Menu = ComponentType<PostMenuProps & { openAtOnce: boolean }>;

/**
 * The same button before and after the fetch; a click before the chunk is loaded opens the menu once it is.
 */
export function PostMenuSlot(props: PostMenuProps): ReactElement {
  const { t } = useLingui();
  const [found, setFound] = useState<{ readonly menu: Menu; readonly openAtOnce: boolean } | null>(null);
  const fetchMenu = (openAtOnce: boolean): void => {
    import('./PostMenu.tsx').then(
      ({ PostMenu }) =>
        setFound((before) => (before === null || openAtOnce ? { menu: PostMenu, openAtOnce } : before)),
      () => undefined,
    );
  };
  if (found !== null) {
    const Found = found.menu;
    return <Found {...props} openAtOnce={found.openAtOnce} />;
  }
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t`Más acciones`}
      title={t`Más acciones`}
      onPointerEnter={() => fetchMenu(false)}
      // Same event as the menu: between press and release the menu's button may replace this one, and no
      // click follows.
      onPointerDown={({ pointerType, button }) => {
        if (pointerType === 'mouse' && button === 0) fetchMenu(true);
      }}
      onClick={() => fetchMenu(true)}
      className={barButton}
    >
      <Icon of={Ellipsis} />
    </button>
  );
}
