/** Surveys whose results a leader sees of the own people. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { reading } from '#src/api/documents.ts';
import { wording } from '#src/forms/wording.ts';
import { OrgSurveysDocument, type OrgSurveysQuery } from '#src/gql/graphql.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { share } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { stateWords } from '#src/surveys/stateWords.ts';
import { useWaveName } from './useWaveName.ts';

const teamQuery = () => reading(['surveys', 'team'], OrgSurveysDocument, {}, 60_000);

type Shared = OrgSurveysQuery['orgSurveys'][number];

/** Without a department that is shown alone there is nothing to open. */
function TeamSurvey({ survey }: { readonly survey: Shared }): ReactElement {
  const { i18n } = useLingui();
  const language = useLanguage();
  const waveName = useWaveName();
  const { id, title, titleEn, state, endsAt, team } = survey;
  const name = wording(title, titleEn, language);
  const wave = waveName(survey);
  const said = stateWords[state];
  const [some, all] = [team?.answered ?? 0, team?.invited ?? 0].map((count) => formatNumber(count, language));
  const part = share(team?.answered ?? 0, team?.invited ?? 0, language);
  const enps = typeof team?.enps === 'number' ? signed(team.enps, language) : null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4">
      <div className="flex min-w-0 flex-col gap-1">
        {team === null ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <Link href={`/surveys?results=${encodeURIComponent(id)}`} asChild>
            <TextLink aria-label={wave === '' ? undefined : `${name}, ${wave}`}>{name}</TextLink>
          </Link>
        )}
        <span className="text-small text-soft">
          {[wave, endsAt === null ? '' : dayLabel(endsAt, language)]
            .filter((word) => word !== '')
            .join(' · ')}
        </span>
        <span className="text-small">
          {team === null ? (
            <Trans>Tu departamento se muestra junto con otros, o no se le preguntó.</Trans>
          ) : (
            <>
              <Trans>
                Respondieron {some} de {all} ({part})
              </Trans>
              {enps === null ? null : (
                <>
                  {' · '}
                  <Trans>eNPS {enps}</Trans>
                </>
              )}
            </>
          )}
        </span>
      </div>
      <StatusTag severity={said.severity}>{i18n._(said.name)}</StatusTag>
    </li>
  );
}

export function TeamSurveys(): ReactElement {
  const { t } = useLingui();
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
              {surveys.map((survey) => (
                <TeamSurvey key={survey.id} survey={survey} />
              ))}
            </ul>
          </Card>
        )
      }
    </QueryBoundary>
  );
}
