/** The form of a benefit, for the person who asks. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { AnswerForm } from '#src/surveys/answering/AnswerForm.tsx';
import type { AnsweringParts } from '#src/surveys/answering/answering.context.ts';
import { MarkLine } from '#src/surveys/answering/MarkLine.tsx';
import { NextLink } from '#src/surveys/answering/NextLink.tsx';
import { benefitAddress, benefitsPath } from './benefitAddress.ts';
import { benefitAnswers } from './benefits.writes.ts';

const Mark = (): ReactElement => (
  <MarkLine>
    <Trans>Con tu nombre: la ven quienes deciden y la administración.</Trans>
  </MarkLine>
);

const Next = ({ form }: { readonly form: SurveyForm }): ReactElement => (
  <NextLink href={benefitAddress(form.id)}>
    <Trans>Ver quién lo tiene</Trans>
  </NextLink>
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
