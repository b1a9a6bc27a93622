/** The columns of the table of surveys. */
import { Trans, useLingui } from '@lingui/react/macro';
import { wording } from '#src/forms/wording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import type { ListedSurvey } from './surveysAdmin.queries.ts';
import { useWaveName } from '#src/surveys/results/useWaveName.ts';
import { stateWords } from '#src/surveys/stateWords.ts';
import { intervalWords, surveyKindWords } from './surveyWords.ts';

/** In the user's language. The first column names the row. */
export function useSurveyColumns(): readonly Column<ListedSurvey>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const waveName = useWaveName();
  return [
    {
      id: 'title',
      header: t`Encuesta`,
      cell: (survey) => (
        <span className="flex min-w-40 flex-col items-start gap-1 py-1">
          <span className="block wrap-anywhere">{wording(survey.title, survey.titleEn, language)}</span>
          <span className="block text-meta font-normal text-soft">
            {[
              survey.anonymous ? t`Anónima` : t`Con nombre`,
              survey.repeats === null ? '' : i18n._(intervalWords[survey.repeats]),
              waveName(survey),
            ]
              .filter((word) => word !== '')
              .join(' · ')}
          </span>
          {survey.owesOutcome ? (
            <StatusTag severity="warning">
              <Trans>Falta contar qué salió</Trans>
            </StatusTag>
          ) : null}
        </span>
      ),
    },
    { id: 'kind', header: t`Tipo`, startsHidden: true, cell: ({ kind }) => i18n._(surveyKindWords[kind]) },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ state }) => (
        <StatusTag severity={stateWords[state].severity}>{i18n._(stateWords[state].name)}</StatusTag>
      ),
    },
    {
      id: 'answers',
      header: t`Respondieron`,
      align: 'end',
      cell: ({ answers, invited }) => {
        const [some, all] = [formatNumber(answers, language), formatNumber(invited, language)];
        return invited === 0 ? '–' : <span className="whitespace-nowrap">{t`${some} de ${all}`}</span>;
      },
    },
    {
      id: 'days',
      header: t`Días`,
      cell: ({ startsAt, endsAt }) => {
        const [from, to] = [startsAt, endsAt].map((day) => (day === null ? '' : dayLabel(day)));
        const words = [
          startsAt === null ? null : t`Desde ${from}`,
          endsAt === null ? null : t`Hasta ${to}`,
        ].filter((part) => part !== null);
        return (words.length === 0 ? [t`Sin fecha`] : words).map((part) => (
          <span key={part} className="block whitespace-nowrap">
            {part}
          </span>
        ));
      },
    },
  ];
}
