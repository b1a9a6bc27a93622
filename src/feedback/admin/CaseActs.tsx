/** What is done with a case: taking it into review, closing it with a reason, handing it over, putting it away. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { caseLimits } from '#schema/feedback/cases.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { FormPerson } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { toasts } from '#src/lib/toasts.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { caseAdmin, refreshCases, type OpenedCase } from './casesAdmin.queries.ts';

interface PanelProps {
  readonly of: OpenedCase;
  readonly onClose: () => void;
}

const closing = ({ reason }: { reason: string }) => ({ state: 'closed' as const, reason });

function Close({ of: { id }, onClose }: PanelProps): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm<{ reason: string }, ReturnType<typeof closing>, never, unknown>({
    ...onlyCreates,
    row: { schema: caseEndpoints.changeCase.body, toInput: closing },
    begin: { reason: '' },
    known: ['reason'],
    create: (input, key) => caseAdmin.change({ id, ...input }, key),
    refresh: refreshCases,
    done: () => t`Cerraste el caso.`,
    onClose,
  });
  return (
    <FormPanel
      open
      title={t`Cerrar el caso`}
      description={t`La persona lee el motivo y ya no puede agregar nada. Pasado el plazo, el caso se borra.`}
      saveLabel={t`Cerrar el caso`}
      {...panel}
    >
      <FormArea
        control={form.control}
        name="reason"
        label={t`Por qué se cierra`}
        maxLength={caseLimits.reason}
      />
    </FormPanel>
  );
}

interface HandOverFields {
  person: PublicUser | null;
}
const handing = ({ person }: HandOverFields) => ({ userId: person?.id ?? '' });

function HandOver({ of: { id }, onClose }: PanelProps): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm<HandOverFields, ReturnType<typeof handing>, never, unknown>({
    ...onlyCreates,
    row: { schema: caseEndpoints.handOverCase.body, toInput: handing, names: { userId: 'person' } },
    begin: { person: null },
    known: ['person'],
    create: (input, key) => caseAdmin.handOver({ id, ...input }, key),
    refresh: refreshCases,
    done: ({ person }) => t`Ahora lo lleva ${person === null ? '' : nameOf(person)}.`,
    onClose,
  });
  return (
    <FormPanel
      open
      title={t`Pasar el caso`}
      description={t`Solo a quien puede leer los casos, y no a quien está involucrado.`}
      saveLabel={t`Pasar`}
      {...panel}
    >
      <FormPerson control={form.control} name="person" label={t`A quién`} />
    </FormPanel>
  );
}

export function CaseActs({ of }: { readonly of: OpenedCase }): ReactElement {
  const { t } = useLingui();
  const [panel, setPanel] = useState<'close' | 'handOver' | null>(null);
  const { id, kind, state, archived } = of;
  const changing = useWrite(caseAdmin.change, {
    refresh: refreshCases,
    onDone: () => toasts.raise({ severity: 'success', text: t`El caso está en revisión.` }),
  });
  const archiving = useWrite(caseAdmin.archiveOf[kind], {
    refresh: refreshCases,
    onDone: (_, { archived: isAway }) =>
      toasts.raise({
        severity: 'success',
        text: isAway === true ? t`Archivaste el caso.` : t`El caso está otra vez sobre la mesa.`,
      }),
  });
  const failed = whyFailed(changing.error) ?? whyFailed(archiving.error);
  const close = (): void => setPanel(null);
  return (
    <div className="flex flex-col items-stretch gap-2">
      {state === 'review' ? null : (
        <Button
          variant="secondary"
          busy={changing.isPending}
          onClick={() => changing.mutate({ id, state: 'review' })}
        >
          {state === 'closed' ? <Trans>Volver a abrir</Trans> : <Trans>Poner en revisión</Trans>}
        </Button>
      )}
      {state === 'closed' ? null : (
        <Button variant="secondary" onClick={() => setPanel('close')}>
          <Trans>Cerrar con motivo</Trans>
        </Button>
      )}
      <Button variant="secondary" onClick={() => setPanel('handOver')}>
        <Trans>Pasar a otra persona</Trans>
      </Button>
      <Button
        variant="secondary"
        busy={archiving.isPending}
        onClick={() => archiving.mutate({ id, archived: !archived })}
      >
        {archived ? <Trans>Sacar del archivo</Trans> : <Trans>Archivar</Trans>}
      </Button>
      {failed === null ? null : <FieldError>{failed}</FieldError>}
      {panel === 'close' ? <Close of={of} onClose={close} /> : null}
      {panel === 'handOver' ? <HandOver of={of} onClose={close} /> : null}
    </div>
  );
}
