/** The composer as one line on Home. */
import { Trans } from '@lingui/react/macro';
import { Coins, PencilLine } from 'lucide-react';
import { useSyncExternalStore, type ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { openComposer, useComposer } from '#src/posts/composer.store.ts';
import { hasDraft, onDraftElsewhere } from '#src/posts/draftPlace.ts';
import { nameOf } from '#src/people/personName.ts';

/** Opens the composer; shows a hint if an unsent draft exists. */
export function ComposerLine(): ReactElement {
  const me = useMe();
  const language = useLanguage();
  // Re-renders when the composer closes: closing may save or end a draft. `onDraftElsewhere` covers other
  // tabs.
  useComposer();
  const waits = useSyncExternalStore(onDraftElsewhere, () => me !== undefined && hasDraft(me));
  return (
    <button
      type="button"
      onClick={() => openComposer()}
      className="flex min-h-18 w-full items-center gap-4 rounded-card border border-line bg-card px-5 py-4 text-start transition-colors duration-120 ease-out hover:border-brand-edge hover:bg-brand-tint"
    >
      <Avatar name={me === undefined ? '' : nameOf(me)} src={me?.profileImageUrl} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block text-h6">
          {waits ? (
            <Trans>Sigue con tu mensaje sin enviar</Trans>
          ) : (
            <Trans>¿A quién quieres agradecer hoy?</Trans>
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
  );
}
