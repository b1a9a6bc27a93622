/** One list of addresses: its addresses, their topics and the remaining number of entries. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { maxEmails, type EmailKind } from '#schema/organization/organization.rules.ts';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { CardTitle } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { EmailPanel } from './EmailPanel.tsx';
import { emailResource, type ListedEmail } from './organizationSettings.queries.ts';
import { listWords, topicWords } from './topicWords.ts';

/** The addresses of one kind. The section draws the failure of the query, because both lists have the same query. */
export function EmailList({
  kind,
  query,
}: {
  readonly kind: EmailKind;
  readonly query: UseQueryResult<readonly ListedEmail[]>;
}): ReactElement {
  const { t, i18n } = useLingui();
  const id = useId();
  const panel = usePanel<ListedEmail | null>();
  const turn = useSwitching(emailResource);
  const words = listWords[kind];
  const name = i18n._(words.name);
  const rows = query.data?.filter((one) => one.kind === kind);
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
      <AdminList
        of={[query]}
        rows={rows}
        label={name}
        columns={columns}
        nameOf={({ email }) => email}
        memory={`house-emails-${kind}`}
        turn={{ header: t`Activa`, to: turn }}
        onEdit={panel.open}
        menu={(_row, { edit, remove }) => [[edit], remove.map((item) => ({ ...item, label: t`Quitar` }))]}
        remove={({ id: which, email }, tie) => (
          <RemoveQuestion
            id={which}
            title={t`¿Quitar ${email}?`}
            confirmLabel={t`Quitar`}
            of={{
              refresh: emailResource.refresh,
              remove: (given, key) => emailResource.remove({ ...given, kind }, key),
            }}
            done={t`Quitaste ${email} de la lista.`}
            {...tie}
          >
            <Trans>Ya no se le escribe. Lo que recibió hasta hoy se queda en su buzón.</Trans>
          </RemoveQuestion>
        )}
        none={
          <Empty
            drawing="message"
            text={i18n._(words.empty)}
            action={
              <Button variant="secondary" icon={Plus} onClick={add} aria-label={t`Agregar a ${name}`}>
                <Trans>Agregar</Trans>
              </Button>
            }
          />
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
    </section>
  );
}
