/** The surveys that wait for the person, beside the feed; a separate chunk with its texts. Draws nothing without one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Me } from '#src/session/me.queries.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { surveyAddress } from './surveyAddress.ts';
import { isPending, surveyQueries } from './surveys.queries.ts';
import { surveyAnswers } from './surveys.writes.ts';
import { useResumed } from './useResumed.ts';
import { useSurveyWords } from './surveyWords.ts';

/** More would fill the column. */
const shown = 2;

/** One of the list. */
export const PendingLink = ({
  href,
  title,
  detail,
}: {
  href: string;
  title: string;
  detail: string;
}): ReactElement => (
  <li>
    <Link
      href={href}
      className="-mx-3 block rounded-control px-3 py-2 text-small transition-colors duration-120 hover:bg-subtle"
    >
      <span className="block font-semibold wrap-anywhere">{title}</span>
      <span className="block text-soft">{detail}</span>
    </Link>
  </li>
);

function Pending({ survey }: { survey: Survey }): ReactElement {
  const language = useLanguage();
  const { minutes, closing } = useSurveyWords(survey);
  return (
    <PendingLink
      href={surveyAddress(survey.id)}
      title={wording(survey.title, survey.titleEn, language)}
      detail={`${closing} · ${minutes}`}
    />
  );
}

/** Answers that an earlier page left underway go on here too. `others` are links from domains above. */
export function PendingSurveys({
  me,
  others = [],
}: {
  me: Pick<Me, 'id' | 'orgId'>;
  others?: readonly ReactElement[] | undefined;
}): ReactElement | null {
  const { t } = useLingui();
  useResumed(surveyAnswers, me);
  const { data = [] } = useQuery(surveyQueries.open());
  const pending = [
    ...others,
    ...data.filter(isPending).map((survey) => <Pending key={survey.id} survey={survey} />),
  ];
  if (pending.length === 0) return null;
  return (
    <Card as="section" aria-label={t`Encuestas por responder`} className="flex animate-appear flex-col gap-2">
      <CardTitle>
        <Trans>Te preguntan</Trans>
      </CardTitle>
      <ul>{pending.slice(0, shown)}</ul>
      {pending.length > shown ? (
        <Link href="/surveys" className="self-start text-small font-semibold text-link hover:underline">
          <Trans>Ver todas</Trans>
        </Link>
      ) : null}
    </Card>
  );
}
