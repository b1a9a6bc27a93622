/** The form of a custom program, for the person who hands it in. */
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
import { programAddress } from './programAddress.ts';
import { programAnswers } from './programAnswers.ts';

const Mark = (): ReactElement => (
  <p className="flex items-start gap-2 rounded-control bg-subtle px-3 py-2 text-small">
    <Icon of={UserRound} size={16} className="mt-0.5 shrink-0 text-soft" />
    <span>
      <Trans>Con tu nombre: la ve la administración de los programas.</Trans>
    </span>
  </p>
);

const Next = ({ form }: { readonly form: SurveyForm }): ReactElement => (
  <p>
    <Link href={programAddress(form.id)} asChild>
      <TextLink>
        <Trans>Ver el programa</Trans>
      </TextLink>
    </Link>
  </p>
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
