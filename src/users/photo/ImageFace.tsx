/**
 * A large avatar from the profile-image machine: photo, skeleton or initials; a failed photo can be retried.
 */
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { profileImageMachine } from '#machines/profileImage.machine.ts';
import { hasNoPhoto, photoSentence } from '#schema/users/photos.rules.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** Props of a large avatar. */
export interface FaceLook {
  readonly name: string;
  readonly className?: string | undefined;
}

/** 96 px; decorative, because the name is beside it. */
export function ImageFace({
  actor,
  name,
  className,
}: FaceLook & { readonly actor: ActorRefFrom<typeof profileImageMachine> }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'));
  const url = useSelector(actor, ({ context }) => context.url);
  const error = useSelector(actor, ({ context }) => context.error);
  if (isBusy)
    return (
      <span aria-busy className={classes('inline-flex shrink-0 rounded-full bg-card', className)}>
        <Skeleton round className="size-24" />
      </span>
    );
  if (error === null || hasNoPhoto(error))
    return <Avatar name={name} src={url} size={96} className={className} />;
  const why = photoSentence(error, language);
  return (
    <span className="relative inline-flex shrink-0">
      <Avatar name={name} size={96} className={className} />
      <button
        type="button"
        title={why}
        aria-label={t`Volver a cargar la foto. ${why}`}
        onClick={() => actor.send({ type: 'image.wanted', at: Date.now() })}
        className="absolute -start-1 -bottom-1 inline-flex size-9 items-center justify-center rounded-full border border-control bg-card text-ink transition-colors duration-120 hover:bg-subtle pointer-coarse:size-11"
      >
        <Icon of={RotateCw} size={16} />
      </button>
    </span>
  );
}
