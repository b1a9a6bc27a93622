/** The conversation below a post: its code and data are fetched when it opens. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import type { Comment, Post } from '#schema/posts/posts.shapes.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Failed } from '#src/ui/StateViews.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { answerQueries } from './answers.queries.ts';
import { SaidWords } from './SaidWords.tsx';
import { shownAtFirst } from './threadLength.ts';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { readWords } from '#src/lib/wordDraft.ts';
import { addAnswer, addComment } from './words.writes.ts';
import { WordsForm } from './WordsForm.tsx';
import { nameOf } from '#src/people/personName.ts';

/** The comment in the address ("#comment-…"), once loaded: it gets the focus, once. */
function useLinked(said: readonly Comment[] | undefined): string | null {
  const [id] = useState(() => /^#comment-(.+)$/u.exec(location.hash)?.[1] ?? null);
  const isShown = useRef(false);
  const isThere = said?.some((one) => one.id === id || one.subcomments.some((answer) => answer.id === id));
  useEffect(() => {
    if (isThere !== true || isShown.current) return;
    isShown.current = true;
    const place = document.querySelector<HTMLElement>(`#${CSS.escape(`comment-${id}`)}`);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [isThere, id]);
  return isThere === true ? id : null;
}

function OneComment({
  comment,
  isOpen,
  target,
}: {
  comment: Comment;
  isOpen: boolean;
  target: string | null;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const me = useMe();
  const place = `answer:${comment.id}`;
  const [answering, setAnswering] = useState(() => readWords(me?.id ?? '', place) !== undefined);
  const shared = { postId: comment.postId, isOpen, onAnswer: () => setAnswering(true) };
  return (
    <SaidWords {...shared} said={comment} isTarget={comment.id === target}>
      {comment.subcomments.length === 0 && !answering ? null : (
        <ul className="mt-2 flex flex-col gap-2">
          {comment.subcomments.map((answer) => (
            <SaidWords key={answer.id} {...shared} said={answer} isTarget={answer.id === target} />
          ))}
          {answering && isOpen ? (
            <li className="flex gap-3">
              <WordsForm
                label={t`Responder a ${nameOf(comment.user)}`}
                placeholder={t`Responder a ${comment.user.firstName}`}
                place={place}
                sendLabel={t`Responder`}
                most={textLength.comment}
                send={(words) => addAnswer(cache, comment, words)}
                onDone={() => setAnswering(false)}
                cancels
                takesFocus
                low
              />
            </li>
          ) : null}
        </ul>
      )}
    </SaidWords>
  );
}

export interface PostThreadProps {
  post: Post;
  /** Opened to write a comment: the field takes the focus. */
  writes?: boolean | undefined;
}

/** The newest comments, a button for the earlier ones, and a field for a new one. */
export function PostThread({ post, writes = false }: PostThreadProps): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const now = useNow();
  const language = useLanguage();
  const me = useMe();
  const thread = useQuery(answerQueries.conversation(post.id));
  const [wantsAll, setWantsAll] = useState(false);
  const target = useLinked(thread.data);
  const isOpen = post.may.includes('comment');
  if (thread.data === undefined && !thread.isError) return <ThreadSkeleton count={post.commentsCount} />;
  const all = thread.data ?? [];
  const hidden = wantsAll || target !== null ? 0 : Math.max(0, all.length - shownAtFirst);
  return (
    <section aria-label={t`Comentarios`} className="flex flex-col gap-3 border-t border-line pt-4 pb-3">
      {thread.isError ? (
        <Failed
          what={<Trans>No pudimos cargar los comentarios.</Trans>}
          onRetry={() => void thread.refetch()}
          busy={thread.isFetching}
          {...(thread.data === undefined
            ? {}
            : { age: relativeAge(thread.dataUpdatedAt, { now, language }), children: <span hidden /> })}
        />
      ) : null}
      {hidden === 0 ? null : (
        <Button variant="quiet" size="small" className="self-start" onClick={() => setWantsAll(true)}>
          <Plural value={hidden} one="Ver # comentario anterior" other="Ver # comentarios anteriores" />
        </Button>
      )}
      {all.length === 0 ? null : (
        <ul className="flex flex-col gap-3">
          {all.slice(hidden).map((comment) => (
            <OneComment key={comment.id} comment={comment} isOpen={isOpen} target={target} />
          ))}
        </ul>
      )}
      {all.length === 0 && !thread.isError ? (
        <p className="text-small text-soft">
          {isOpen ? (
            <Trans>Todavía no hay comentarios. El primero puede ser tuyo.</Trans>
          ) : (
            <Trans>Todavía no hay comentarios.</Trans>
          )}
        </p>
      ) : null}
      {isOpen ? (
        <div className="flex gap-3">
          <Avatar
            name={me === undefined ? '' : nameOf(me)}
            src={me?.profileImageUrl}
            size={32}
            className="mt-1.5"
          />
          <WordsForm
            label={t`Tu comentario`}
            placeholder={t`Escribe un comentario`}
            place={`comment:${post.id}`}
            sendLabel={t`Enviar`}
            most={textLength.comment}
            send={(words) => addComment(cache, post.id, words)}
            takesFocus={writes}
            low
          />
        </div>
      ) : null}
    </section>
  );
}
