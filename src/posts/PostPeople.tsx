/** Sender and receivers: photos first, then the names as one sentence. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { useIsDesktop } from '#src/lib/device.ts';
import { joined, joinedParts } from '#src/lib/lists.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { Avatar, AvatarStack } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import type { Occasion } from './OccasionNames.tsx';

// Celebrations and polls are rare; if the chunk fails, the name alone is shown.
const plain = ({ id, name }: Occasion): ReactElement => <p id={id}>{name}</p>;
const OccasionNames = lazy(() =>
  import('./OccasionNames.tsx').then(
    (file) => ({ default: file.OccasionNames }),
    () => ({ default: plain }),
  ),
);

/** Maximum number of names written out; the rest is a count. */
const mostWritten = 3;

/** The sender; the organisation itself if there is none. */
function useSender({ sender }: Pick<Post, 'sender'>): { name: string; picture: string | null | undefined } {
  const { t } = useLingui();
  const { settings } = useOrganization();
  return sender === null
    ? { name: settings?.name ?? t`Tu organización`, picture: settings?.branding.logoUrl }
    : { name: nameOf(sender), picture: sender.profileImageUrl };
}

/** Sender → receivers as photos; decorative, because the sentence beside it contains the names. */
export function PostFaces({ post }: { post: Pick<Post, 'sender' | 'receivers'> }): ReactElement {
  const sender = useSender(post);
  const isDesktop = useIsDesktop();
  return (
    <span aria-hidden className="flex min-w-0 items-center gap-2">
      <Avatar name={sender.name} src={sender.picture} size={48} />
      {post.receivers.length > 0 ? <Icon of={ArrowRight} className="shrink-0 text-soft" /> : null}
      <AvatarStack
        size={48}
        max={isDesktop ? 5 : 3}
        label=""
        people={post.receivers.map(({ user }) => ({
          id: user.id,
          name: nameOf(user),
          picture: user.profileImageUrl,
        }))}
      />
    </span>
  );
}

/**
 * "Marta Ruiz reconoció a Ana Rivas, Luis Paz y 3 personas más"; the count expands to all names. If `me` is
 * the only receiver, the sentence says "te".
 */
export function PostNames({
  post,
  id,
  me,
  plain: isPlain = false,
}: {
  post: Pick<Post, 'kind' | 'sender' | 'receivers' | 'years' | 'createdAt'>;
  id?: string | undefined;
  me?: string | undefined;
  /** Names lead nowhere. */
  plain?: boolean | undefined;
}): ReactElement {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const from = useSender(post).name;
  const names = post.receivers.map(({ user }) => nameOf(user));
  const hidden = open || names.length <= mostWritten + 1 ? 0 : names.length - mostWritten;
  const isToMe = names.length === 1 && post.receivers[0]?.user.id === me;
  const written = names.slice(0, names.length - hidden);
  const isBadge = post.kind.endsWith('badge');
  if (!isBadge && post.kind !== 'recognition') {
    const listed = joined(written, language, hidden > 0);
    const occasion = { post, id, name: listed || from, isMine: isToMe };
    return (
      <Suspense fallback={plain(occasion)}>
        <OccasionNames {...occasion} />
      </Suspense>
    );
  }
  const linked = (name: string, user: Post['sender'] | undefined): ReactNode =>
    isPlain || user === null || user === undefined ? name : <PersonLink key={user.id} user={user} />;
  const sender = <strong className="font-semibold text-ink">{linked(from, post.sender)}</strong>;
  const people = (
    <strong className="font-semibold text-ink">
      {joinedParts(written, language, {
        more: hidden > 0,
        draw: (name, at) => linked(name, post.receivers[at]?.user),
      })}
    </strong>
  );
  return (
    <p id={id} className="text-body text-soft">
      {isToMe && isBadge ? (
        <Trans>{sender} te dio la insignia</Trans>
      ) : isBadge ? (
        <Trans>
          {sender} dio una insignia a {people}
        </Trans>
      ) : (
        <Trans>
          {sender} reconoció a {people}
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
