/** Who thanked whom: faces first, then the names as one sentence. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { useIsDesktop } from '#src/lib/device.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Avatar, AvatarStack } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { nameOf } from '#src/users/personName.ts';

/** Names written out before the rest becomes a number. */
const written = 3;

/** Who it is from; the organisation itself where nobody sent it. */
function useSender({ sender }: Pick<Post, 'sender'>): { name: string; picture: string | null | undefined } {
  const { t } = useLingui();
  const { settings } = useOrganization();
  return sender === null
    ? { name: settings?.name ?? t`Tu organización`, picture: settings?.branding.logoUrl }
    : { name: nameOf(sender), picture: sender.profileImageUrl };
}

/** Sender → receivers as faces; decorative, the sentence beside it says the same. */
export function PostFaces({ post }: { post: Pick<Post, 'sender' | 'receivers'> }): ReactElement {
  const sender = useSender(post);
  const isDesktop = useIsDesktop();
  return (
    <span aria-hidden className="flex min-w-0 items-center gap-2">
      <Avatar name={sender.name} src={sender.picture} size={48} />
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

/** "Marta Ruiz reconoció a Ana Rivas, Luis Paz y 3 personas más"; the number opens the rest of the names. `me` is called "te" where alone. */
export function PostNames({
  post,
  id,
  me,
}: {
  post: Pick<Post, 'kind' | 'sender' | 'receivers'>;
  id?: string | undefined;
  me?: string | undefined;
}): ReactElement {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const from = useSender(post).name;
  const names = post.receivers.map(({ user }) => nameOf(user));
  const hidden = open || names.length <= written + 1 ? 0 : names.length - written;
  const list = new Intl.ListFormat(language, {
    type: hidden > 0 ? 'unit' : 'conjunction',
    style: hidden > 0 ? 'short' : 'long',
  });
  const sender = <strong className="font-semibold text-ink">{from}</strong>;
  const people = (
    <strong className="font-semibold text-ink">{list.format(names.slice(0, names.length - hidden))}</strong>
  );
  const isToMe = names.length === 1 && post.receivers[0]?.user.id === me;
  return (
    <p id={id} className="text-body text-soft">
      {isToMe && post.kind.endsWith('badge') ? (
        <Trans>{sender} te dio la insignia</Trans>
      ) : post.kind.endsWith('badge') ? (
        <Trans>
          {sender} dio una insignia a {people}
        </Trans>
      ) : post.kind === 'recognition' ? (
        <Trans>
          {sender} reconoció a {people}
        </Trans>
      ) : (
        <Trans>
          {sender} celebra a {people}
        </Trans>
      )}
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
