/** The patient code: large, with the time left, copy, and the way to the provider; in every state of its machine. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Copy, ExternalLink, Phone } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import type { ShownCode } from '#machines/patientCode.setup.ts';
import { patientCode } from '#schema/wellbeing/wellbeing.rules.ts';
import { copyText } from '#src/lib/copyText.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { useRemaining } from '#src/ui/useRemaining.ts';
import { createPatientCode, type PatientCodeActor } from './patientCode.actors.ts';

function Left({ until }: { readonly until: number }): ReactElement {
  const seconds = useRemaining(until);
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')];
  return (
    <p className="text-small text-soft tabular-nums">
      <Trans>
        Quedan {minutes}:{rest}
      </Trans>
    </p>
  );
}

function Shown({ shown, isNear }: { readonly shown: ShownCode; readonly isNear: boolean }): ReactElement {
  const { t } = useLingui();
  const { code, until, providerName, providerUrl, providerPhone } = shown;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(code);
    toasts.raise(
      isCopied
        ? { severity: 'success', text: t`Copiaste el código.` }
        : { severity: 'error', text: t`No pudimos copiarlo. Selecciónalo y cópialo tú.` },
    );
  };
  const name = providerName ?? t`la consulta`;
  const minutes = Math.round(patientCode.lifeMs / 60_000);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2 rounded-card bg-subtle p-4">
        <p
          aria-label={t`Tu código`}
          className="text-h2 font-bold tracking-wider wrap-anywhere tabular-nums select-all"
        >
          {code}
        </p>
        <Left until={until} />
        <Countdown
          look="line"
          until={until}
          total={patientCode.lifeMs / 1_000}
          label={t`El código vale hasta ${minutes} minutos.`}
        />
        {isNear ? (
          <p role="status" className="text-small font-semibold">
            <Trans>Está por terminar. Si no alcanzas, pide otro cuando termine.</Trans>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          <Trans>Copiar el código</Trans>
        </Button>
        {providerUrl === null ? null : (
          <LinkButton
            variant="primary"
            icon={ExternalLink}
            href={providerUrl}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
          >
            <Trans>Ir a {name}</Trans>
          </LinkButton>
        )}
        {providerPhone === null ? null : (
          <LinkButton icon={Phone} href={`tel:${providerPhone.replaceAll(/[^\d+*#]/gu, '')}`}>
            <Trans>Llamar al {providerPhone}</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** The card for a running machine. */
export function CodeForm({ actor }: { readonly actor: PatientCodeActor }): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { shown, error } = state.context;
  const isTooMany = error?.code === 'too_many';
  const minutes = Math.ceil((error?.retryAfter ?? 60) / 60);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <CardTitle>
          <Trans>Consulta médica a distancia</Trans>
        </CardTitle>
        <p className="mt-1 text-small text-soft">
          <Trans>Pide tu código y escríbelo donde la consulta te lo pida. Nadie más lo ve.</Trans>
        </p>
      </div>
      {state.hasTag('shows') && shown !== null ? (
        <Shown shown={shown} isNear={state.matches('aboutToEnd')} />
      ) : (
        <>
          {state.matches('ended') ? (
            <p role="status" className="text-small">
              <Trans>El código terminó y ya no sirve.</Trans>
            </p>
          ) : null}
          {state.matches('unavailable') && error !== null ? (
            <FieldError>
              {isTooMany ? (
                <Plural
                  value={minutes}
                  one="Ya pediste tres códigos. Podrás pedir otro en # minuto."
                  other="Ya pediste tres códigos. Podrás pedir otro en # minutos."
                />
              ) : (
                error.message
              )}
            </FieldError>
          ) : null}
          <Button
            className="self-start"
            size="medium"
            busy={state.hasTag('busy')}
            disabled={isTooMany}
            onClick={() => actor.send({ type: 'ask.pressed' })}
          >
            {state.matches('ended') ? (
              <Trans>Pedir otro código</Trans>
            ) : state.matches('unavailable') ? (
              <Trans>Intentar de nuevo</Trans>
            ) : (
              <Trans>Pedir mi código</Trans>
            )}
          </Button>
        </>
      )}
    </Card>
  );
}

export function CodeCard(): ReactElement {
  const [actor] = useState(createPatientCode);
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <CodeForm actor={actor} />;
}
