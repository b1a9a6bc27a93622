/** Who thanked whom: faces first, then the names as one sentence. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { useIsDesktop } from '#src/lib/device.ts';
import { Avatar, AvatarStack } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { nameOf } from '#src/users/people.queries.ts';
import { useLanguage } from '#src/users/useLanguage.ts';

/** Names written out before the rest becomes a number. */
const written = 3;

/** Sender → receivers as faces; decorative, the sentence beside it says the same. */
export function PostFaces({ post }: { post: Pick<Post, 'sender' | 'receivers'> }): ReactElement {
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  return (
    <span aria-hidden className="flex min-w-0 items-center gap-2">
      <Avatar
        name={post.sender === null ? t`Tu organización` : nameOf(post.sender)}
        src={post.sender?.profileImageUrl}
        size={48}
      />
      <Icon of={ArrowRight} className="shrink-0 text-soft" />
      <AvatarStack
        size={48}
        max={isDesktop ? 5 : 3}
        people={post.receivers.map(({ user }) => ({
          id: user.id,
          name: nameOf(user),
          picture: user.profileImageUrl,
        }))}
      />
    </span>
  );
}

/** "Marta Ruiz reconoció a Ana Rivas, Luis Paz y 3 personas más"; the number opens the rest of the names. */
export function PostNames({
  post,
  id,
}: {
  post: Pick<Post, 'sender' | 'receivers'>;
  id?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const names = post.receivers.map(({ user }) => nameOf(user));
  const hidden = open || names.length <= written + 1 ? 0 : names.length - written;
  const shown = names.slice(0, names.length - hidden);
  const list = new Intl.ListFormat(language, {
    type: hidden > 0 ? 'unit' : 'conjunction',
    style: hidden > 0 ? 'short' : 'long',
  });
  const sender = post.sender === null ? t`Tu organización` : nameOf(post.sender);
  return (
    <p id={id} className="text-body text-soft">
      <Trans>
        <strong className="font-semibold text-ink">{sender}</strong> reconoció a{' '}
        <strong className="font-semibold text-ink">{list.format(shown)}</strong>
      </Trans>
      {hidden > 0 ? (
        <>
          {' '}
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="rounded-control font-semibold text-link hover:underline"
          >
            <Plural value={hidden} one="y # persona más" other="y # personas más" />
          </button>
        </>
      ) : null}
    </p>
  );
}
