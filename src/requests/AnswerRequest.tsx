/** The form of a kind, for the person who asks. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { AnswerForm } from '#src/surveys/answering/AnswerForm.tsx';
import type { AnsweringParts } from '#src/surveys/answering/answering.context.ts';
import { MarkLine } from '#src/surveys/answering/MarkLine.tsx';
import { NextLink } from '#src/surveys/answering/NextLink.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FilePick } from './FilePick.tsx';
import { requestAddress } from './requestAddress.ts';
import { chooseFiles, chosenFiles, lastSent } from './requestFiles.store.ts';
import { requestQueries } from './requests.queries.ts';
import { requestAnswers } from './requests.writes.ts';

function Files({ kindId }: { readonly kindId: string }): ReactElement {
  const { t } = useLingui();
  const [files, setFiles] = useState<readonly File[]>(() => chosenFiles(kindId));
  return (
    <Card as="section" aria-label={t`Archivos`} className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Archivos</Trans>
      </CardTitle>
      <FilePick
        files={files}
        hint={t`Se envían con la solicitud. Si recargas la página, elígelos otra vez.`}
        onFiles={(next) => {
          chooseFiles(kindId, next);
          setFiles(next);
        }}
      />
    </Card>
  );
}

const Mark = (): ReactElement => (
  <MarkLine>
    <Trans>Con tu nombre: la ven quienes deciden y la administración.</Trans>
  </MarkLine>
);

function Facts({ form }: { form: SurveyForm }): ReactElement | null {
  const { data } = useQuery(requestQueries.kind(form.id));
  return data === undefined || data.needs === '' ? null : (
    <p className="wrap-anywhere">
      <Trans>Ten a mano: {data.needs}</Trans>
    </p>
  );
}

function Next({ form }: { form: SurveyForm }): ReactElement {
  const made = lastSent(form.id);
  return made === undefined ? (
    <p>
      <Trans>En tus solicitudes ves quién la tiene.</Trans>
    </p>
  ) : (
    <NextLink href={requestAddress(made)}>
      <Trans>Ver quién la tiene</Trans>
    </NextLink>
  );
}

const parts: AnsweringParts = {
  title: msg`Solicitud`,
  loading: msg`Cargando el formulario`,
  failed: msg`No pudimos cargar el formulario.`,
  notFound: msg`No encontramos esta solicitud entre las que puedes hacer.`,
  list: { href: '/requests', all: msg`Todas las solicitudes`, own: msg`Ver las solicitudes` },
  closed: () => msg`Su formulario está cerrado por ahora`,
  answered: msg`Ya la enviaste`,
  answeredDetail: msg`No se envió nada más.`,
  thanks: msg`Tu solicitud está en camino`,
  Promise: Mark,
  Facts,
  Next,
  Preview: null,
};

/** Its machine runs while it is shown. */
export function AnswerRequest({ owner, id }: { owner: DraftOwner; id: string }): ReactElement {
  const { data } = useQuery(requestQueries.kind(id));
  return (
    <AnswerForm
      what={requestAnswers}
      parts={data?.takesFiles === true ? { ...parts, aside: <Files kindId={id} /> } : parts}
      owner={owner}
      id={id}
    />
  );
}
