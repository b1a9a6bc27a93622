/** One list of addresses: its addresses, their topics and the remaining number of entries. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { maxEmails, type EmailKind } from '#schema/organization/organization.rules.ts';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { whyFailed } from '#src/api/rowForm.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { EmailPanel } from './EmailPanel.tsx';
import { emailResource, type ListedEmail } from './organizationSettings.queries.ts';
import { listWords, topicWords } from './topicWords.ts';

function RemoveEmail({
  address,
  open,
  onClose,
}: {
  readonly address: ListedEmail;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { kind, id, email } = address;
  const remove = useWrite(emailResource.remove, {
    refresh: emailResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Quitaste ${email} de la lista.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Quitar ${email}?`}
      confirmLabel={t`Quitar`}
      busy={remove.isPending}
      failed={whyFailed(remove.error)}
      onConfirm={() => remove.mutate({ kind, id })}
    >
      <Trans>Ya no se le escribe. Lo que recibió hasta hoy se queda en su buzón.</Trans>
    </ConfirmDialog>
  );
}

/** The addresses of one kind; null while loading. */
export function EmailList({
  kind,
  rows,
}: {
  readonly kind: EmailKind;
  readonly rows: readonly ListedEmail[] | null;
}): ReactElement {
  const { t, i18n } = useLingui();
  const id = useId();
  const panel = usePanel<ListedEmail | null>();
  const toDelete = usePanel<ListedEmail>();
  const turn = useSwitching(emailResource);
  const words = listWords[kind];
  const name = i18n._(words.name);
  const many = rows?.length ?? 0;
  const isFull = many >= maxEmails;
  const add = (): void => panel.open(null);
  const columns: readonly Column<ListedEmail>[] = [
    {
      id: 'email',
      header: t`Dirección`,
      cell: ({ email, label }) => (
        <span className="block py-1">
          <span className="block">{email}</span>
          {label === null ? null : <span className="block text-meta font-normal text-soft">{label}</span>}
        </span>
      ),
    },
    {
      id: 'topics',
      header: t`Se le avisa de`,
      fixed: true,
      cell: ({ topics }) =>
        topics.length === 0 ? t`Todo` : topics.map((topic) => i18n._(topicWords[topic])).join(', '),
    },
    {
      id: 'active',
      header: t`Activa`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: ({ id: which, email, active }) => (
        <ActiveSwitch name={email} active={active} onChange={(next) => turn({ id: which, active: next })} />
      ),
    },
  ];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <CardTitle id={id}>{name}</CardTitle>
          <p className="text-small text-soft">{i18n._(words.lead)}</p>
        </div>
        {many === 0 ? null : (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-small text-soft">
              {isFull ? (
                <Trans>La lista está llena: {maxEmails} direcciones.</Trans>
              ) : (
                <Trans>
                  {many} de {maxEmails} direcciones
                </Trans>
              )}
            </p>
            <Button
              variant="secondary"
              icon={Plus}
              disabled={isFull}
              onClick={add}
              aria-label={t`Agregar a ${name}`}
            >
              <Trans>Agregar</Trans>
            </Button>
          </div>
        )}
      </div>
      <DataTable
        label={name}
        rows={rows ?? []}
        columns={columns}
        keyOf={(row) => row.id}
        nameOf={({ email }) => email}
        memory={`house-emails-${kind}`}
        state={rows === null ? 'loading' : 'ready'}
        onOpen={panel.open}
        actions={(row) => [
          [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(row) }],
          [
            {
              id: 'remove',
              label: t`Quitar`,
              icon: Trash2,
              danger: true,
              onSelect: () => toDelete.open(row),
            },
          ],
        ]}
        empty={
          <Card>
            <Empty
              drawing="message"
              text={i18n._(words.empty)}
              action={
                <Button variant="secondary" icon={Plus} onClick={add} aria-label={t`Agregar a ${name}`}>
                  <Trans>Agregar</Trans>
                </Button>
              }
            />
          </Card>
        }
      />
      {panel.opening === 0 ? null : (
        <EmailPanel
          key={panel.opening}
          kind={kind}
          address={panel.about}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
      {toDelete.about === null ? null : (
        <RemoveEmail
          key={`remove-${toDelete.opening}`}
          address={toDelete.about}
          open={toDelete.isOpen}
          onClose={toDelete.close}
        />
      )}
    </section>
  );
}
