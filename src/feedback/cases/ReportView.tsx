/** A suggestion or complaint on its way: choosing how, the promise, writing, checking what is sent, and the code. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { UserRound, UserRoundX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { FieldError } from '#src/ui/FieldError.tsx';
import { dayLabel } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { newCaseCode, type CaseReportActor } from './caseReport.actors.ts';
import { useCategoryWords } from './caseWords.tsx';
import { CodeTicket } from './CodeTicket.tsx';
import { ReportForm } from './ReportForm.tsx';
import { filesOf, readWords, type ReportOf } from './reportWords.store.ts';

interface ReportProps {
  readonly actor: CaseReportActor;
  readonly of: ReportOf;
}

function Choosing({ actor, of: { kind } }: ReportProps): ReactElement {
  const { t } = useLingui();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <RadioCards
        legend={kind === 'suggestion' ? t`¿Cómo quieres enviar tu sugerencia?` : t`¿Cómo quieres denunciar?`}
        value={null}
        onChange={(how) => actor.send({ type: 'how.chosen', how })}
        columns={2}
        options={[
          {
            value: 'anonymous',
            label: t`Sin mi nombre`,
            detail: t`Nadie puede saber quién soy. Sigo la respuesta con un código.`,
            icon: UserRoundX,
          },
          {
            value: 'named',
            label: t`Con mi nombre`,
            detail: t`Lo ven solo quienes leen los casos. Me avisan cuando respondan.`,
            icon: UserRound,
          },
        ]}
      />
    </Card>
  );
}

function Promising({ actor }: ReportProps): ReactElement {
  const isAnonymous = useSelector(actor, ({ context }) => context.how === 'anonymous');
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        {isAnonymous ? <Trans>Así protegemos tu anonimato</Trans> : <Trans>Así cuidamos tu confianza</Trans>}
      </CardTitle>
      <ul className="flex max-w-prose72 list-disc flex-col gap-2 ps-5">
        {isAnonymous ? (
          <>
            <li>
              <Trans>
                Tu sesión solo prueba que trabajas aquí, y después se suelta: no queda en el caso.
              </Trans>
            </li>
            <li>
              <Trans>Las imágenes se dibujan de nuevo en tu aparato, sin lugar, fecha ni nombre.</Trans>
            </li>
            <li>
              <Trans>Quienes administran se enteran a la mañana siguiente, no en el momento.</Trans>
            </li>
            <li>
              <Trans>Recibes un código. Guárdalo: si lo pierdes, nadie puede dártelo otra vez.</Trans>
            </li>
          </>
        ) : (
          <>
            <li>
              <Trans>Tu nombre lo ven solo quienes leen los casos, nunca quien esté involucrado.</Trans>
            </li>
            <li>
              <Trans>Sigues el caso aquí mismo, y te avisamos cuando respondan.</Trans>
            </li>
            <li>
              <Trans>Si un día borras tu cuenta, el caso queda sin tu nombre.</Trans>
            </li>
          </>
        )}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => actor.send({ type: 'promise.read' })}>
          <Trans>Entendido, escribir</Trans>
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'back.pressed' })}>
          <Trans>Atrás</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Confirming({ actor, of }: ReportProps): ReactElement {
  const { t } = useLingui();
  const names = useCategoryWords();
  const state = useSelector(actor, (now) => now);
  const { how, error } = state.context;
  const { subject, text, category, involved } = readWords(of);
  const about = Object.entries(names).find(([one]) => one === category)?.[1] ?? names.other;
  const files = filesOf(of);
  const isRefused = state.matches('refused');
  return (
    <Card as="section" className="flex flex-col gap-5">
      <CardTitle>
        <Trans>Esto se envía</Trans>
      </CardTitle>
      <DescriptionList
        items={[
          { term: t`Quién`, value: how === 'anonymous' ? t`Sin tu nombre` : t`Con tu nombre` },
          { term: t`Asunto`, value: subject },
          { term: t`Texto`, value: <span className="whitespace-pre-line wrap-anywhere">{text}</span> },
          { term: t`De qué trata`, value: about },
          ...(involved.length === 0
            ? []
            : [{ term: t`Personas involucradas`, value: involved.map(nameOf).join(', ') }]),
          ...(files.length === 0 ? [] : [{ term: t`Archivos`, value: files.length }]),
        ]}
      />
      {isRefused && error !== null ? (
        <FieldError>
          <Trans>No se envió. Tu texto sigue aquí.</Trans> {error.reasons?.[0]?.message ?? error.message}
        </FieldError>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'send.pressed', code: newCaseCode() })}
        >
          <Trans>Enviar</Trans>
        </Button>
        <Button
          variant="secondary"
          disabled={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'edit.pressed' })}
        >
          <Trans>Cambiar</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Checking({ actor }: ReportProps): ReactElement {
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'));
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <div role="status">
        <CardTitle>
          <Trans>Estamos viendo si llegó</Trans>
        </CardTitle>
        <p className="mt-1 max-w-prose72 text-soft">
          <Trans>La respuesta se perdió en el camino. No escribas de nuevo: no se envía dos veces.</Trans>
        </p>
      </div>
      <Button variant="secondary" busy={isBusy} onClick={() => actor.send({ type: 'retry.pressed' })}>
        <Trans>Ver ahora</Trans>
      </Button>
    </Card>
  );
}

function Over({ actor }: ReportProps): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { receipt } = state.context;
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <div role="status">
        <CardTitle>
          {state.matches('sent') ? (
            <Trans>Llegó. Gracias por decirlo</Trans>
          ) : (
            <Trans>Gracias por decirlo</Trans>
          )}
        </CardTitle>
        <p className="mt-1 max-w-prose72 text-soft">
          {state.matches('sent') && receipt !== null ? (
            <Trans>Te responden a más tardar el {dayLabel(receipt.answerBy)}, y te avisamos.</Trans>
          ) : (
            <Trans>El código ya no está en este aparato. Con él sigues tu caso cuando quieras.</Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => actor.send({ type: 'another.pressed' })}>
          <Trans>Enviar otra</Trans>
        </Button>
        {state.matches('sent') ? null : (
          <Link href="/case" asChild>
            <TextLink>
              <Trans>Seguir un caso con su código</Trans>
            </TextLink>
          </Link>
        )}
      </div>
    </Card>
  );
}

/** The view for a running machine. */
export function ReportView({ actor, of }: ReportProps): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { code, receipt } = state.context;
  const props = { actor, of };
  if (state.matches('choosing')) return <Choosing {...props} />;
  if (state.matches('promising')) return <Promising {...props} />;
  if (state.hasTag('writes')) return <ReportForm {...props} />;
  if (state.hasTag('checks')) return <Checking {...props} />;
  if (state.matches('codeShown') && code !== null)
    return (
      <CodeTicket
        code={code}
        answerBy={receipt?.answerBy ?? ''}
        onKept={() => actor.send({ type: 'kept.pressed' })}
      />
    );
  if (state.matches('codeKept') || state.matches('sent')) return <Over {...props} />;
  return <Confirming {...props} />;
}
