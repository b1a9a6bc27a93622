/** The form of a custom program, for the person who hands it in. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { AnswerForm } from '#src/surveys/answering/AnswerForm.tsx';
import type { AnsweringParts } from '#src/surveys/answering/answering.context.ts';
import { MarkLine } from '#src/surveys/answering/MarkLine.tsx';
import { NextLink } from '#src/surveys/answering/NextLink.tsx';
import { programAddress } from './programAddress.ts';
import { programAnswers } from './programAnswers.ts';

const Mark = (): ReactElement => (
  <MarkLine>
    <Trans>Con tu nombre: la ve la administración de los programas.</Trans>
  </MarkLine>
);

const Next = ({ form }: { readonly form: SurveyForm }): ReactElement => (
  <NextLink href={programAddress(form.id)}>
    <Trans>Ver el programa</Trans>
  </NextLink>
);

const parts: AnsweringParts = {
  title: msg`Programa`,
  loading: msg`Cargando el formulario`,
  failed: msg`No pudimos cargar el formulario.`,
  notFound: msg`No encontramos este programa entre los que puedes ver.`,
  list: { href: '/programs', all: msg`Todos los programas`, own: msg`Ver mis programas` },
  closed: () => msg`Este programa no recibe entregas por ahora`,
  answered: msg`Ya lo entregaste`,
  answeredDetail: msg`No se envió nada más.`,
  thanks: msg`Lo entregaste`,
  Promise: Mark,
  Facts: () => null,
  Next,
  Preview: null,
};

/** Its machine runs while it is shown. */
export const AnswerProgram = (props: { owner: DraftOwner; id: string }): ReactElement => (
  <AnswerForm what={programAnswers} parts={parts} {...props} />
);
