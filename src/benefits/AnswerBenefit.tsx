/** The form of a benefit, for the person who asks. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { AnswerForm } from '#src/surveys/answering/AnswerForm.tsx';
import type { AnsweringParts } from '#src/surveys/answering/answering.context.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { benefitAddress, benefitsPath } from './benefitAddress.ts';
import { benefitAnswers } from './benefits.writes.ts';

const Mark = (): ReactElement => (
  <p className="flex items-start gap-2 rounded-control bg-subtle px-3 py-2 text-small">
    <Icon of={UserRound} size={16} className="mt-0.5 shrink-0 text-soft" />
    <span>
      <Trans>Con tu nombre: la ven quienes deciden y la administración.</Trans>
    </span>
  </p>
);

const Next = ({ form }: { readonly form: SurveyForm }): ReactElement => (
  <p>
    <Link href={benefitAddress(form.id)} asChild>
      <TextLink>
        <Trans>Ver quién lo tiene</Trans>
      </TextLink>
    </Link>
  </p>
);

const parts: AnsweringParts = {
  title: msg`Beneficio`,
  loading: msg`Cargando el formulario`,
  failed: msg`No pudimos cargar el formulario.`,
  notFound: msg`No encontramos este beneficio entre los que puedes ver.`,
  list: { href: benefitsPath, all: msg`Todos los beneficios`, own: msg`Ver los beneficios` },
  closed: () => msg`No puedes pedirlo por ahora`,
  answered: msg`Ya lo pediste`,
  answeredDetail: msg`No se envió nada más.`,
  thanks: msg`Lo pediste`,
  Promise: Mark,
  Facts: () => null,
  Next,
  Preview: null,
};

/** Its machine runs while it is shown. */
export const AnswerBenefit = (props: { owner: DraftOwner; id: string }): ReactElement => (
  <AnswerForm what={benefitAnswers} parts={parts} {...props} />
);
