/** Who decides while the person is away: their own delegations, and those that others gave them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { decisionEndpoints } from '#schema/decisions/decisions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormDay } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { FormPerson } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { nameOf } from '#src/people/personName.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { decisionQueries, type ShownDelegation } from './decisions.queries.ts';
import { delegate, endDelegation, refreshDecisions } from './decisions.writes.ts';

interface DelegationFields {
  deputy: PublicUser | null;
  startsOn: string;
  endsOn: string;
}

const toInput = ({ deputy, startsOn, endsOn }: DelegationFields) => ({
  deputyId: deputy?.id ?? '',
  startsOn,
  endsOn,
});

/** Chooses the deputy and the days. */
export function DelegationPanel({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm<DelegationFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: { schema: decisionEndpoints.delegate.body, toInput, names: { deputyId: 'deputy' } },
    begin: { deputy: null, startsOn: '', endsOn: '' },
    known: ['deputy', 'startsOn', 'endsOn'],
    create: delegate,
    refresh: refreshDecisions,
    done: ({ deputy }) => t`${deputy === null ? '' : nameOf(deputy)} decide por ti en esos días.`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`Delegar mis decisiones`}
      description={t`Lo que espere tu decisión en esos días pasa a otra persona, con su nombre a la vista. Tú también puedes decidir.`}
      saveLabel={t`Delegar`}
      {...panel}
    >
      <FormPerson control={form.control} name="deputy" label={t`Quién decide por ti`} />
      <FormDay control={form.control} name="startsOn" label={t`Primer día`} />
      <FormDay control={form.control} name="endsOn" label={t`Último día`} />
    </FormPanel>
  );
}

function Delegated({ delegation }: { readonly delegation: ShownDelegation }): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const { id, user, deputy, startsOn, endsOn, running } = delegation;
  const ending = useWrite(endDelegation, {
    refresh: refreshDecisions,
    onDone: () => toasts.raise({ severity: 'success', text: t`Vuelves a decidir tú.` }),
  });
  const isMine = user.id === me?.id;
  const [from, to] = [dayLabel(startsOn), dayLabel(endsOn)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          {isMine ? <Trans>{nameOf(deputy)} decide por ti</Trans> : <Trans>Decides por {nameOf(user)}</Trans>}
        </span>
        <span className="block text-small text-soft">
          {running ? (
            <Trans>Hasta el {to}</Trans>
          ) : (
            <Trans>
              Del {from} al {to}
            </Trans>
          )}
        </span>
        {ending.isError ? <FieldError>{whyFailed(ending.error)}</FieldError> : null}
      </span>
      {isMine ? (
        <Button
          variant="secondary"
          busy={ending.isPending}
          aria-label={t`Terminar la delegación a ${nameOf(deputy)}`}
          onClick={() => ending.mutate({ id })}
        >
          <Trans>Terminar</Trans>
        </Button>
      ) : null}
    </li>
  );
}

/** The card with the delegations that have not ended. */
export function Delegations(): ReactElement {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" aria-label={t`Mientras no estás`} className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Mientras no estás</Trans>
      </CardTitle>
      <QueryBoundary
        query={useQuery(decisionQueries.delegations())}
        label={t`Cargando las delegaciones`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar las delegaciones.</Trans>}
      >
        {(delegations) =>
          delegations.length === 0 ? (
            <p className="text-soft">
              <Trans>Si vas a estar fuera, otra persona puede decidir por ti.</Trans>
            </p>
          ) : (
            <ul className="flex flex-col gap-3">
              {delegations.map((one) => (
                <Delegated key={one.id} delegation={one} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Button variant="secondary" className="self-start" onClick={() => setIsOpen(true)}>
        <Trans>Delegar</Trans>
      </Button>
      {isOpen ? <DelegationPanel open onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
