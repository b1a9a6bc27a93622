/** Texts of one question, without names and in an order that says nothing. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { may } from '#schema/permissions.ts';
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
  const query = useInfiniteQuery(commentsQuery(surveyId, questionId, segmentId));
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
        return comments.length === 0 ? (
          <p className="text-soft">
            <Trans>Nadie escribió aquí.</Trans>
          </p>
        ) : (
          <div className="flex flex-col gap-4">
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
