/** The composer as one line on Home. */
import { Trans } from '@lingui/react/macro';
import { Coins, PencilLine } from 'lucide-react';
import {
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { smallLayoutPx } from '#schema/limits.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { closeComposer, composer, openComposer, useComposer } from '#src/posts/composer.store.ts';
import { draftFor, onDraftElsewhere } from '#src/posts/draftPlace.ts';
import { nameOf } from '#src/people/personName.ts';

export interface FacesProps {
  /** The box is open in the place of the line. */
  readonly hidden: boolean;
  readonly onChoose: (person: PublicUser) => void;
}

/** Below, the dialog fills the page (`wide` of the theme). */
const isWide = (): boolean => matchMedia(`(min-width: ${smallLayoutPx}px)`).matches;

/** Opens the composer in its place; shows a hint if an unsent draft exists. */
export function ComposerLine({
  Faces,
}: {
  /** Those thanked lately; they may come later. */
  readonly Faces: ComponentType<FacesProps>;
}): ReactElement {
  const me = useMe();
  const language = useLanguage();
  // Re-renders when the composer closes: closing may save or end a draft. `onDraftElsewhere` covers other
  // tabs.
  const { isOpen, preset } = useComposer();
  const draft = useSyncExternalStore(onDraftElsewhere, () => (me === undefined ? null : draftFor(me)));
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // The box goes with the page that it is written in; its text stays as a draft.
  useEffect(
    () => () => {
      if (slot !== null && composer.getSnapshot().context.preset.slot === slot) closeComposer();
    },
    [slot],
  );
  const isOpenHere = isOpen && slot !== null && preset.slot === slot;
  return (
    <div className="relative">
      <div ref={setSlot} />
      <button
        type="button"
        hidden={isOpenHere}
        onClick={() => openComposer({ slot: isWide() ? slot : null })}
        className="flex min-h-18 w-full items-center gap-4 rounded-card border border-line bg-card px-5 py-4 text-start transition-colors duration-120 ease-out hover:border-brand-edge hover:bg-brand-tint"
      >
        <Avatar name={me === undefined ? '' : nameOf(me)} src={me?.profileImageUrl} size={40} />
        <span className="min-w-0 flex-1 wide:me-36">
          <span className="block text-h6">
            {draft === null ? (
              <Trans>¿A quién quieres agradecer hoy?</Trans>
            ) : draft === '' ? (
              <Trans>Sigue con tu mensaje sin enviar</Trans>
            ) : (
              <Trans>Sigue con tu mensaje para {draft}</Trans>
            )}
          </span>
          {me?.takesPoints === true && me.pointsToGive > 0 ? (
            <span className="flex items-center gap-1.5 text-small text-soft">
              <Icon of={Coins} size={16} />
              <Trans>Tienes {points(me.pointsToGive, language)} para dar</Trans>
            </span>
          ) : null}
        </span>
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-brand text-on-brand">
          <Icon of={PencilLine} />
        </span>
      </button>
      <Suspense>
        <Faces hidden={isOpenHere} onChoose={(person) => openComposer({ people: [person], slot })} />
      </Suspense>
    </div>
  );
}
