/** Confirmation before a user is invited, gets a password mail or is reactivated. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { nameOf } from '#src/people/personName.ts';
import { peopleAdminWrites, refreshPeople, type AdminPerson } from './peopleAdmin.queries.ts';
import type { PersonAct } from './personActs.ts';

/** Acts that remove nothing. */
export type AccessAct = Extract<PersonAct, 'invite' | 'password' | 'activate'>;

const does = (act: AccessAct, id: string, key: string): Promise<unknown> => {
  switch (act) {
    case 'invite':
      return peopleAdminWrites.invite({ id }, key);
    case 'password':
      return peopleAdminWrites.askPassword({ id }, key);
    case 'activate':
      return peopleAdminWrites.turn({ id, active: true }, key);
  }
};

/** Shows the name of the person and the effects on the person. */
export function AccessDialog({
  act,
  person,
  open,
  onClose,
}: {
  readonly act: AccessAct;
  readonly person: AdminPerson;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const name = nameOf(person);
  const { email } = person;
  const words: Readonly<
    Record<AccessAct, { title: string; confirm: string; done: string; body: ReactElement }>
  > = {
    invite: {
      title: t`¿Invitar de nuevo a ${name}?`,
      confirm: t`Enviar invitación`,
      done: t`La invitación va a ${email}.`,
      body: (
        <Trans>
          A <strong className="text-ink">{email}</strong> le llega un enlace nuevo para crear su contraseña y
          entrar por primera vez.
        </Trans>
      ),
    },
    password: {
      title: t`¿Pedir una contraseña nueva a ${name}?`,
      confirm: t`Pedir contraseña`,
      done: t`${name} creará una contraseña nueva al entrar.`,
      body: (
        <Trans>
          Se cierran sus sesiones en todos sus dispositivos. Entra una vez más con la contraseña que tiene y
          ahí mismo crea otra.
        </Trans>
      ),
    },
    activate: {
      title: t`¿Activar a ${name}?`,
      confirm: t`Activar`,
      done: t`Activaste a ${name}.`,
      body: (
        <Trans>
          Vuelve a entrar con <strong className="text-ink">{email}</strong>, aparece otra vez entre las
          personas y conserva sus puntos y todo lo que dejó.
        </Trans>
      ),
    },
  };
  const { title, confirm, done, body } = words[act];
  const write = useWrite((id: string, key) => does(act, id, key), {
    refresh: refreshPeople,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: done });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      confirmLabel={confirm}
      tone="plain"
      busy={write.isPending}
      failed={whyFailed(write.error)}
      onConfirm={() => write.mutate(person.id)}
    >
      {body}
    </ConfirmDialog>
  );
}
