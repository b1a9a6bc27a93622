/** One idea of the list: what, whose, how many want it, and what became of it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { exactTime, relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { ShownIdea } from './ideas.queries.ts';
import { IdeaTag, ideaAddress, useCategoryWords } from './ideaWords.tsx';
import { VoteButton } from './VoteButton.tsx';

/** Who had it, about what, and when. */
export function IdeaFacts({
  idea: { author, category, createdAt },
}: {
  readonly idea: Pick<ShownIdea, 'author' | 'category' | 'createdAt'>;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const categories = useCategoryWords();
  const name = author === null ? t`Alguien que ya no está` : nameOf(author);
  return (
    <span className="flex min-w-0 items-center gap-2 text-small text-soft">
      <Avatar name={name} src={author?.profileImageUrl ?? null} size={24} />
      <span className="min-w-0 wrap-anywhere">
        {name} · {categories[category]} ·{' '}
        <time dateTime={createdAt} title={exactTime(createdAt, { language })}>
          {relativeAge(createdAt, { now, language })}
        </time>
      </span>
    </span>
  );
}

export function IdeaCard({ idea }: { readonly idea: ShownIdea }): ReactElement {
  const { id, title, text, status, comments } = idea;
  return (
    <Card as="li" padding="small" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <Link
            href={ideaAddress(id)}
            className="font-semibold text-link underline-offset-2 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          {text === '' ? null : <p className="line-clamp-2 wrap-anywhere">{text}</p>}
        </div>
        <IdeaTag of={status} />
      </div>
      <div className="mt-auto flex flex-col gap-2">
        <IdeaFacts idea={idea} />
        <span className="flex items-center justify-between gap-3 text-small text-soft">
          <span>
            {comments === 0 ? (
              <Trans>Sin comentarios</Trans>
            ) : (
              <Plural value={comments} one="# comentario" other="# comentarios" />
            )}
          </span>
          <VoteButton idea={idea} />
        </span>
      </div>
    </Card>
  );
}
