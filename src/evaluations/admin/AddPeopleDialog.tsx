/** Adds people who joined after the cycle began. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { CycleActor } from './evaluationCycle.actors.ts';

export function AddPeopleDialog({
  actor,
  open,
  onClose,
}: DialogTie & { readonly actor: CycleActor }): ReactElement {
  const { t } = useLingui();
  const [people, setPeople] = useState<readonly PublicUser[]>([]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Agregar personas`}
      description={t`Quienes ya están en el ciclo quedan como están.`}
      actions={
        <>
          <Button
            disabled={people.length === 0}
            onClick={() => {
              onClose();
              actor.send({
                type: 'step.ordered',
                order: { step: 'addPeople', userIds: people.map(({ id }) => id) },
              });
            }}
          >
            <Trans>Agregar al ciclo</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
        </>
      }
    >
      <div className="pb-2">
        <PeopleField label={t`Personas`} value={people} onChange={setPeople} />
      </div>
    </Dialog>
  );
}
