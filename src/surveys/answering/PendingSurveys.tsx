/** The surveys that wait for the person, beside the feed; a separate chunk with its texts. Draws nothing without one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Me } from '#src/session/me.queries.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { resumeSubmissions } from './submissions.ts';
import { surveyAddress } from './surveyAddress.ts';
import { isPending, surveyQueries } from './surveys.queries.ts';
import { useSurveyWords } from './surveyWords.ts';

/** More would fill the column. */
const shown = 2;

function Pending({ survey }: { survey: Survey }): ReactElement {
  const language = useLanguage();
  const { minutes, closing } = useSurveyWords(survey);
  return (
    <li>
      <Link
        href={surveyAddress(survey.id)}
        className="-mx-3 block rounded-control px-3 py-2 text-small transition-colors duration-120 hover:bg-subtle"
      >
        <span className="block font-semibold wrap-anywhere">
          {wording(survey.title, survey.titleEn, language)}
        </span>
        <span className="block text-soft">
          {closing} · {minutes}
        </span>
      </Link>
    </li>
  );
}

/** Answers that an earlier page left underway go on here too. */
export function PendingSurveys({ me: { id, orgId } }: { me: Pick<Me, 'id' | 'orgId'> }): ReactElement | null {
  const { t } = useLingui();
  const cache = useQueryClient();
  useEffect(() => resumeSubmissions(cache, { id, orgId }), [cache, id, orgId]);
  const { data = [] } = useQuery(surveyQueries.open());
  const pending = data.filter(isPending);
  if (pending.length === 0) return null;
  return (
    <Card as="section" aria-label={t`Encuestas por responder`} className="flex animate-appear flex-col gap-2">
      <CardTitle>
        <Trans>Te preguntan</Trans>
      </CardTitle>
      <ul>
        {pending.slice(0, shown).map((survey) => (
          <Pending key={survey.id} survey={survey} />
        ))}
      </ul>
      {pending.length > shown ? (
        <Link href="/surveys" className="self-start text-small font-semibold text-link hover:underline">
          <Trans>Ver todas</Trans>
        </Link>
      ) : null}
    </Card>
  );
}
