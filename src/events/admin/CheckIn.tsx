/** Checks people in by their code, also without a network: each code is noted at once and sent when it can be. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import type { SubmissionActor } from '#src/errands/errands.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { checkIn } from './checkIns.ts';

/** Codes of this page that are shown, newest first. */
const shownCodes = 8;

interface Noted {
  readonly code: string;
  readonly at: string;
  readonly actor: SubmissionActor;
}

function Line({ noted: { code, actor } }: { readonly noted: Noted }): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { error } = state.context;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-semibold tabular-nums">{code}</span>
      {state.matches('done') ? (
        <StatusTag severity="success">
          <Trans>Registrada</Trans>
        </StatusTag>
      ) : state.matches('refused') ? (
        <StatusTag severity="error">{error?.reasons?.[0]?.message ?? error?.message}</StatusTag>
      ) : (
        <StatusTag severity="info">
          {state.hasTag('waits') ? <Trans>Espera la conexión</Trans> : <Trans>Enviando</Trans>}
        </StatusTag>
      )}
    </li>
  );
}

export function CheckIn({
  eventId,
  owner,
}: {
  readonly eventId: string;
  readonly owner: DraftOwner;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [noted, setNoted] = useState<readonly Noted[]>([]);
  const { form } = useFormFaults((event) => {
    event.preventDefault();
    const typed = code.toUpperCase().replaceAll(/[^0-9A-Z]/gu, '');
    setEmpty(typed === '');
    if (typed === '') return;
    const at = new Date().toISOString();
    const actor = checkIn({ cache, owner, eventId }, { code: typed }, { at, left: 'nothing' });
    setNoted([{ code: typed, at, actor }, ...noted].slice(0, shownCodes));
    setCode('');
  });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Registrar asistencia</Trans>
      </CardTitle>
      <form {...form} className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <TextField
            label={t`Código de la persona`}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={isEmpty ? t`Escribe el código que la persona ve en su evento.` : undefined}
          />
        </div>
        <Button type="submit">
          <Trans context="check-in">Registrar</Trans>
        </Button>
      </form>
      <p className="text-small text-soft">
        <Trans>Sin conexión también: lo que registres se envía una sola vez cuando vuelva.</Trans>
      </p>
      {noted.length === 0 ? null : (
        <ul aria-live="polite" aria-label={t`Códigos registrados`} className="flex flex-col gap-2">
          {noted.map((one) => (
            <Line key={one.at} noted={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}
