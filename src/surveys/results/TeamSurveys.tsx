/** Surveys whose results a leader sees of the own people. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { reading } from '#src/api/documents.ts';
import { wording } from '#src/forms/wording.ts';
import { OrgSurveysDocument } from '#src/gql/graphql.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';

const teamQuery = () => reading(['surveys', 'team'], OrgSurveysDocument, {}, 60_000);

export function TeamSurveys(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(teamQuery());
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los resultados de tu equipo`}
      skeleton={<SkeletonText lines={4} />}
      what={<Trans>No pudimos cargar los resultados de tu equipo.</Trans>}
      whatOld={<Trans>No pudimos actualizar los resultados de tu equipo.</Trans>}
    >
      {(surveys) =>
        surveys.length === 0 ? (
          <Empty text={<Trans>Todavía no hay encuestas con resultados para tu equipo.</Trans>} />
        ) : (
          <Card padding="none">
            <ul className="divide-y divide-line">
              {surveys.map(({ id, title, titleEn, endsAt }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 p-4">
                  <Link href={`/surveys?results=${encodeURIComponent(id)}`} asChild>
                    <TextLink>{wording(title, titleEn, language)}</TextLink>
                  </Link>
                  {endsAt === null ? null : (
                    <span className="text-small text-soft">{dayLabel(endsAt, language)}</span>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </QueryBoundary>
  );
}
