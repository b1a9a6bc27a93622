/** The question before results are shared: at once, or on a day. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { ShareOrder } from '#machines/evaluationCycle.setup.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { useOrganization } from '#src/organization/organization.context.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { CycleActor } from './evaluationCycle.actors.ts';

/** Whose results: chosen people, one leader's team, or all that are not shared. */
export type Shared =
  | { readonly of: 'people'; readonly personIds: readonly string[]; readonly name: string | null }
  | { readonly of: 'team'; readonly leaderId: string; readonly name: string }
  | { readonly of: 'all' };

const orderOf = (what: Shared): ShareOrder => {
  switch (what.of) {
    case 'people':
      return { personIds: what.personIds };
    case 'team':
      return { leaderId: what.leaderId };
    case 'all':
      return {};
  }
};

export function ShareQuestion({
  actor,
  what,
  open,
  onClose,
  onShared,
}: DialogTie & {
  readonly actor: CycleActor;
  readonly what: Shared;
  readonly onShared: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [on, setOn] = useState('');
  const [isPast, setPast] = useState(false);
  const { settings } = useOrganization();
  const title = (): string => {
    switch (what.of) {
      case 'people':
        return what.name === null
          ? t`¿Compartir los resultados elegidos?`
          : t`¿Compartir el resultado de ${what.name}?`;
      case 'team':
        return t`¿Compartir los resultados del equipo de ${what.name}?`;
      case 'all':
        return t`¿Compartir todos los resultados?`;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title()}
      confirmLabel={on === '' ? t`Compartir ahora` : t`Compartir ese día`}
      tone="plain"
      asks={
        <TextField
          type="date"
          label={t`Qué día`}
          hint={t`Vacío: ahora mismo.`}
          optional
          value={on}
          error={isPast ? t`Ese día ya pasó. Elige hoy o un día que venga.` : undefined}
          onChange={({ currentTarget }) => {
            setPast(false);
            setOn(currentTarget.value);
          }}
        />
      }
      onConfirm={() => {
        if (on !== '' && on < dayAt(Date.now(), settings?.timezone ?? 'UTC')) {
          setPast(true);
          return;
        }
        onClose();
        onShared();
        actor.send({
          type: 'step.ordered',
          order: { step: 'share', ...orderOf(what), ...(on === '' ? {} : { on }) },
        });
      }}
    >
      {what.of === 'people' ? (
        <Plural
          value={what.personIds.length}
          one="La persona recibe un aviso y puede leer su resultado. Lo puedes retirar hasta que lo abra."
          other="# personas reciben un aviso y pueden leer su resultado. Lo puedes retirar hasta que lo abran."
        />
      ) : (
        <Trans>
          Cada persona recibe un aviso y puede leer su resultado. Lo puedes retirar hasta que lo abra.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
