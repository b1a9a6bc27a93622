/** A comment or an answer: author, time, text, and the allowed actions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import type { Comment, Subcomment } from '#schema/posts/posts.shapes.ts';
import { createdLabel, exactTime } from '#src/lib/dates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { EditedLabel } from './PostNotes.tsx';
import { openComposer } from './composer.store.ts';
import { useMayThank } from './useMayThank.ts';
import { deleteAnswer, deleteComment, editAnswer, editComment } from './words.writes.ts';
import { WordsForm } from './WordsForm.tsx';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { nameOf } from '#src/people/personName.ts';

const DeleteWords = lazy(() => import('./DeleteWords.tsx').then((file) => ({ default: file.DeleteWords })));

const Small = ({ onPress, children }: { onPress: () => void; children: ReactNode }): ReactElement => (
  <button
    type="button"
    onClick={onPress}
    className="target rounded-control px-2 py-1 text-small font-semibold text-soft transition-colors duration-120 hover:bg-hover hover:text-ink"
  >
    {children}
  </button>
);

interface SaidWordsProps {
  postId: string;
  said: Comment | Subcomment;
  /** The post currently accepts comments. */
  isOpen: boolean;
  /** The address points at this comment. */
  isTarget: boolean;
  onAnswer: () => void;
  children?: ReactNode;
}

/** `children` are its answers, drawn below and indented. */
export function SaidWords({
  postId,
  said,
  isOpen,
  isTarget,
  onAnswer,
  children,
}: SaidWordsProps): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const now = useNow();
  const language = useLanguage();
  const me = useMe();
  const [act, setAct] = useState<'edit' | 'delete' | null>(null);
  const isAnswer = 'commentId' in said;
  const name = nameOf(said.user);
  const isMine = said.user.id === me?.id;
  const mayThank = useMayThank();
  const save = (words: string): Promise<void> =>
    isAnswer ? editAnswer(cache, postId, said, words) : editComment(cache, said, words);
  const remove = (): Promise<void> =>
    isAnswer ? deleteAnswer(cache, postId, said) : deleteComment(cache, said);
  return (
    <li id={`comment-${said.id}`} tabIndex={-1} className="flex scroll-mt-24 gap-3 rounded-card">
      <Avatar name={name} src={said.user.profileImageUrl} size={isAnswer ? 24 : 32} className="mt-1" />
      <div className="flex min-w-0 flex-1 flex-col">
        <div
          className={classes(
            'rounded-card border bg-comment px-4 py-3',
            isTarget ? 'border-brand-edge' : 'border-transparent',
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <strong className="text-small font-semibold">
              <PersonLink user={said.user} />
            </strong>
            <TimeLabel
              label={createdLabel(said.createdAt, { now, language })}
              exact={exactTime(said.createdAt, { language })}
              dateTime={said.createdAt}
              className="text-meta text-ink"
            />
          </p>
          {act === 'edit' ? (
            <WordsForm
              label={t`Tu comentario`}
              place={`edit:${said.id}`}
              initial={said.message}
              sendLabel={t`Guardar`}
              most={textLength.comment}
              send={save}
              onDone={() => setAct(null)}
              cancels
              takesFocus
              low
            />
          ) : (
            <p className="text-body wrap-anywhere whitespace-pre-line">{said.message}</p>
          )}
        </div>
        <div className="-ms-2 flex flex-wrap items-center gap-x-1 ps-4">
          {isOpen ? (
            <Small onPress={onAnswer}>
              <Trans>Responder</Trans>
            </Small>
          ) : null}
          {!isMine && mayThank && said.user.active ? (
            <Small onPress={() => openComposer({ people: [said.user] })}>
              <Trans>Agradecer</Trans>
              <span className="sr-only">: {name}</span>
            </Small>
          ) : null}
          {isMine && isOpen && act !== 'edit' ? (
            <Small onPress={() => setAct('edit')}>
              <Trans>Editar</Trans>
            </Small>
          ) : null}
          {said.mayRemove ? (
            <Small onPress={() => setAct('delete')}>
              <Trans>Eliminar</Trans>
            </Small>
          ) : null}
          {said.editedAt === null ? null : (
            <span className="px-2">
              <EditedLabel at={said.editedAt} />
            </span>
          )}
        </div>
        {children}
      </div>
      {act === 'delete' ? (
        <Suspense>
          <DeleteWords
            isMine={isMine}
            answers={isAnswer ? 0 : said.subcomments.length}
            remove={remove}
            onClose={() => setAct(null)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
