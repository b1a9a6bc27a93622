/** Texts of one question, without names and in an order that says nothing. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { may } from '#schema/permissions.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { commentsQuery, type QuestionResult, type Results } from './results.queries.ts';

/** Only for those who may read comments, a right of its own. */
export function Comments({
  results: { survey, segmentId },
  question,
}: {
  readonly results: Results;
  readonly question: QuestionResult['question'];
}): ReactElement {
  const me = useMe();
  if (me === undefined) return <SkeletonText lines={4} />;
  return may(me.userType, 'surveys.comments') ? (
    <CommentList surveyId={survey.id} questionId={question.id} segmentId={segmentId ?? undefined} />
  ) : (
    <p className="text-soft">
      <Trans>Los comentarios los lee solo la administración.</Trans>
    </p>
  );
}

function CommentList({
  surveyId,
  questionId,
  segmentId,
}: {
  readonly surveyId: string;
  readonly questionId: string;
  readonly segmentId: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const keywords = useDebounced(typed.trim(), () => undefined);
  const query = useInfiniteQuery({
    ...commentsQuery(surveyId, questionId, { segmentId, keywords }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los comentarios`}
      skeleton={<SkeletonText lines={4} />}
      what={<Trans>No pudimos cargar los comentarios.</Trans>}
      whatOld={<Trans>No pudimos actualizar los comentarios.</Trans>}
    >
      {({ pages }) => {
        const comments = pages.flatMap(({ items }) => items);
        const total = pages[0]?.pagination.total ?? 0;
        if (total === 0 && keywords === '')
          return (
            <p className="text-soft">
              <Trans>Nadie escribió aquí.</Trans>
            </p>
          );
        return (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <SearchField label={t`Buscar en los comentarios`} value={typed} onChange={setTyped} />
              <p role="status" className="text-small text-soft tabular-nums">
                <Plural value={total} _0="Ningún comentario" one="# comentario" other="# comentarios" />
              </p>
            </div>
            <ul className="flex flex-col divide-y divide-line">
              {comments.map(({ id, text }) => (
                <li key={id} className="max-w-prose72 py-3 wrap-anywhere whitespace-pre-line">
                  {text}
                </li>
              ))}
            </ul>
            <MoreRows of={query} />
          </div>
        );
      }}
    </QueryBoundary>
  );
}
