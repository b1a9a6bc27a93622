/** A case that is opened by its code: asking for the code, the case with its thread, and more words. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import type { CaseFollowed } from '#schema/feedback/cases.shapes.ts';
import { AddWords } from '#src/feedback/cases/AddWords.tsx';
import { CaseFacts } from '#src/feedback/cases/CaseFacts.tsx';
import { bytesByCode } from '#src/feedback/cases/cases.writes.ts';
import { CaseThread } from '#src/feedback/cases/CaseThread.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { Adding, CaseFollowActor } from './caseFollow.actors.ts';

export interface FollowProps {
  readonly actor: CaseFollowActor;
  /** Hears what is written before it is added. */
  readonly onWritten: (written: Adding) => void;
}

function Asking({ actor }: Pick<FollowProps, 'actor'>): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const state = useSelector(actor, (now) => now);
  const { isIncomplete, error } = state.context;
  const [typed, setTyped] = useState('');
  const isUnavailable = state.matches('unavailable');
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'code.given', code: typed });
  });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle id={id}>
        <Trans>Escribe tu código</Trans>
      </CardTitle>
      <p className="max-w-prose72 text-soft">
        <Trans>
          Son 16 letras y números. No hace falta iniciar sesión, y nada de esta página se guarda aquí.
        </Trans>
      </p>
      <form {...form} aria-labelledby={id} className="flex max-w-[440px] flex-col gap-4">
        <TextField
          label={t`Código`}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tracking-wider tabular-nums"
          error={
            isIncomplete
              ? t`Al código le faltan o le sobran signos: son 16.`
              : state.matches('wrongCode')
                ? t`No hay ningún caso con este código. Revisa cada letra.`
                : undefined
          }
        />
        {isUnavailable && error !== null ? <FieldError>{error.message}</FieldError> : null}
        <Button type="submit" className="self-start" busy={state.hasTag('busy')}>
          {isUnavailable ? <Trans>Intentar de nuevo</Trans> : <Trans>Abrir</Trans>}
        </Button>
        <FaultNote fault={fault} />
      </form>
    </Card>
  );
}

function TooMany({ actor }: Pick<FollowProps, 'actor'>): ReactElement {
  const waitMs = useSelector(actor, ({ context }) => context.waitMs);
  return (
    <Card as="section" role="alert" className="flex flex-col gap-2">
      <CardTitle>
        <Trans>Demasiados intentos</Trans>
      </CardTitle>
      <p>
        <Plural
          value={Math.ceil(waitMs / 60_000)}
          one="Desde aquí se probaron muchos códigos. Podrás intentar de nuevo en # minuto."
          other="Desde aquí se probaron muchos códigos. Podrás intentar de nuevo en # minutos."
        />
      </p>
    </Card>
  );
}

function Opened({ actor, onWritten, opened }: FollowProps & { readonly opened: CaseFollowed }): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { code, error, round } = state.context;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-h5 font-semibold wrap-anywhere">{opened.subject}</h2>
      <CaseFacts of={opened} />
      <CaseThread
        of={opened}
        person={<Trans>Tú</Trans>}
        organization={() => <Trans>La organización</Trans>}
        bytes={(key) => bytesByCode(code, key)}
      />
      {state.matches('closed') ? null : opened.mayAdd ? (
        <Card as="section" aria-label={t`Agregar algo`}>
          <AddWords
            key={round}
            label={t`Agregar algo`}
            send={t`Agregar`}
            isAnonymous
            busy={state.matches('adding')}
            failed={error === null ? null : (error.reasons?.[0]?.message ?? error.message)}
            onSend={(written) => {
              onWritten(written);
              actor.send({ type: 'add.pressed' });
            }}
          />
        </Card>
      ) : (
        <p role="status">
          <Trans>Este caso ya tiene muchos mensajes. Si falta algo, envía otro.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state.matches('closed') ? null : (
          <Button
            variant="secondary"
            icon={RotateCw}
            disabled={state.hasTag('busy')}
            onClick={() => actor.send({ type: 'again.pressed' })}
          >
            <Trans>Ver si hay respuesta</Trans>
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'case.left' })}
        >
          <Trans>Salir de este caso</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The view for a running machine. */
export function FollowView(props: FollowProps): ReactElement {
  const state = useSelector(props.actor, (now) => now);
  const { opened } = state.context;
  if (state.matches('tooManyTries')) return <TooMany actor={props.actor} />;
  // A case stays while it is read again.
  if (opened !== null && !state.matches('unavailable')) return <Opened {...props} opened={opened} />;
  return <Asking actor={props.actor} />;
}
