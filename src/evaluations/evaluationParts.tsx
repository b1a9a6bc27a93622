/** What answering says about evaluations: who reads them, and what comes next. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { fewestOfPart } from '#schema/evaluations/cycles.rules.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { nameOf } from '#src/people/personName.ts';
import type { AnsweringParts } from '#src/surveys/answering/answering.context.ts';
import { MarkLine } from '#src/surveys/answering/MarkLine.tsx';
import { useSurveyWords } from '#src/surveys/answering/surveyWords.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { dayLabel } from './cycleWords.ts';
import { tabAddress } from './evaluationAddress.ts';
import { evaluationQueries, type EvaluationForm } from './evaluations.queries.ts';
import { roleNames } from './evaluationWords.ts';

/** The evaluation behind a form; the read of the form has put it into the cache. */
const useEvaluation = ({ id }: SurveyForm): EvaluationForm | undefined =>
  useQuery({ ...evaluationQueries.one(id), enabled: false }).data;

function Readers({ of: { kind, leader, evaluated } }: { of: EvaluationForm }): ReactElement {
  const name = nameOf(evaluated);
  const leads = leader === null ? '' : nameOf(leader);
  switch (kind) {
    case 'self':
      return leads === '' ? (
        <Trans>Con tu nombre: la lee la administración.</Trans>
      ) : (
        <Trans>Con tu nombre: la leen {leads} y la administración.</Trans>
      );
    case 'leader':
      return <Trans>Con tu nombre: la leen la administración y, cuando se comparta, {name}.</Trans>;
    case 'peer':
    case 'team':
      return leads === '' ? (
        <Trans>
          Con tu nombre la lee la administración. {name} la lee sin tu nombre, junto con otras y solo desde{' '}
          {fewestOfPart}.
        </Trans>
      ) : (
        <Trans>
          Con tu nombre la leen {leads} y la administración. {name} la lee sin tu nombre, junto con otras y
          solo desde {fewestOfPart}.
        </Trans>
      );
  }
}

function Mark({ form }: { form: SurveyForm }): ReactElement | null {
  const { t } = useLingui();
  const evaluation = useEvaluation(form);
  if (evaluation === undefined) return null;
  const { kind, evaluated } = evaluation;
  return (
    <div className="flex flex-col gap-3">
      {kind === 'self' ? (
        <p className="text-small text-soft">
          <Trans>Escribes sobre ti y tu trabajo.</Trans>
        </p>
      ) : (
        <p className="flex items-center gap-3">
          <Avatar name={nameOf(evaluated)} src={evaluated.profileImageUrl} size={40} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">
              <Trans>Sobre {nameOf(evaluated)}</Trans>
            </span>
            <span className="block text-small text-soft">{t(roleNames[kind])}</span>
          </span>
        </p>
      )}
      <MarkLine>
        <Readers of={evaluation} />
      </MarkLine>
    </div>
  );
}

function Facts({ form }: { form: SurveyForm }): ReactElement {
  const evaluation = useEvaluation(form);
  const { minutes, closing } = useSurveyWords(form);
  const from = evaluation?.periodFrom ?? null;
  const to = evaluation?.periodTo ?? null;
  const period = from === null || to === null ? null : { from: dayLabel(from), to: dayLabel(to) };
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      <li className="flex items-center gap-1.5">
        <Icon of={Clock} size={16} className="shrink-0" />
        {minutes}
      </li>
      <li className="flex items-center gap-1.5">
        <Icon of={CalendarDays} size={16} className="shrink-0" />
        {closing}
      </li>
      {period === null ? null : (
        <li>
          <Trans>
            Sobre el período del {period.from} al {period.to}
          </Trans>
        </li>
      )}
    </ul>
  );
}

const Next = (): ReactElement => (
  <p className="text-soft">
    <Trans>Queda en «Ya escribiste». Para cambiarla, pide que la abran otra vez.</Trans>
  </p>
);

/** Evaluations. */
export const evaluationParts: AnsweringParts = {
  title: msg`Evaluación`,
  loading: msg`Cargando la evaluación`,
  failed: msg`No pudimos cargar la evaluación.`,
  notFound: msg`No encontramos esta evaluación entre las que escribes.`,
  list: { href: tabAddress('write'), all: msg`Todas las evaluaciones`, own: msg`Ver mis evaluaciones` },
  closed: () => msg`Esta evaluación ya no se escribe`,
  answered: msg`Ya escribiste esta evaluación`,
  answeredDetail: msg`Vale lo que enviaste; no se envió nada más. Para cambiarla, pide que la abran otra vez.`,
  thanks: msg`Gracias por escribirla`,
  Promise: Mark,
  Facts,
  Next,
  Preview: null,
};
