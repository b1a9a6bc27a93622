/** A read-only post for a decision: sender, receivers, text and points. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Lock, Paperclip } from 'lucide-react';
import type { ReactElement } from 'react';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { TypeChip } from '#src/ui/TypeChip.tsx';
import { Avatar, AvatarStack } from '#src/ui/Avatar.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useDay } from './dates.ts';
import type { Reported } from './moderation.queries.ts';
import { nameOf } from '#src/people/personName.ts';

/** Number of names shown before the rest becomes a count. */
const written = 3;

/** Long texts are not truncated. */
export function PostPreview({ post }: { readonly post: Reported['post'] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const day = useDay();
  const sender = post.sender === null ? t`La organización` : nameOf(post.sender);
  const names = post.receivers.map(({ user }) => nameOf(user));
  const rest = names.length - written;
  const to = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    rest > 1 ? [...names.slice(0, written), t`${rest} personas más`] : names,
  );
  return (
    <div className="flex flex-col gap-3 rounded-card bg-subtle p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Avatar name={sender} src={post.sender?.profileImageUrl} size={40} />
        <Icon of={ArrowRight} size={16} className="text-soft" />
        <AvatarStack
          size={40}
          people={post.receivers.map(({ user }) => ({
            id: user.id,
            name: nameOf(user),
            picture: user.profileImageUrl,
          }))}
        />
        <p className="min-w-40 flex-1 text-small">
          <Trans>
            <span className="font-semibold">{sender}</span> a <span className="font-semibold">{to}</span>
          </Trans>
          <span className="block text-meta text-soft">{day(post.createdAt)}</span>
        </p>
      </div>
      {post.message === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{post.message}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {post.types.map((type) => (
          <TypeChip key={type.id} type={type} />
        ))}
        {post.badge === null ? null : <Chip>{post.badge.name}</Chip>}
        {post.amount === null || post.amount === 0 ? null : <Chip>{pointsIn(post.amount, language)}</Chip>}
        {post.isPrivate ? (
          <Chip icon={Lock}>
            <Trans>Privado</Trans>
          </Chip>
        ) : null}
        {post.attachments.length === 0 ? null : (
          <Chip icon={Paperclip}>
            <Plural value={post.attachments.length} one="# archivo" other="# archivos" />
          </Chip>
        )}
      </div>
    </div>
  );
}
