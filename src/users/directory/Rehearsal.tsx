/** The preview of a directory import, computed by the directory call itself; its button starts the import. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { factsOf } from '#machines/actorHelpers.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { refreshPeople } from '#src/users/admin/peopleAdmin.queries.ts';
import { ActionBar } from '#src/users/import/ActionBar.tsx';
import { AttemptFailed } from '#src/users/import/AttemptFailed.tsx';
import { BrakeDialog } from '#src/users/import/BrakeDialog.tsx';
import { FaultList } from '#src/users/import/FaultList.tsx';
import { ImportPreview } from '#src/users/import/ImportPreview.tsx';
import { touched, TouchedPeople } from '#src/users/import/TouchedPeople.tsx';
import { WaitingStep } from '#src/users/import/WaitingStep.tsx';
import { rehearse, takeOver, type Synced, type SyncInput } from './directory.queries.ts';

interface RehearsalProps {
  readonly wish: SyncInput;
  readonly onInput: (wish: SyncInput) => void;
  readonly onBack: () => void;
}

function Rehearsed({ wish, onInput, synced }: Omit<RehearsalProps, 'onBack'> & { readonly synced: Synced }) {
  const { rejected, preview } = synced;
  return (
    <>
      {wish.ids === null ? (
        <Card padding="small">
          <Checkbox
            checked={wish.deactivateMissing}
            onChange={(event) => onInput({ ...wish, deactivateMissing: event.currentTarget.checked })}
            label={<Trans>Desactivar a quien ya no está en el directorio</Trans>}
            detail={<Trans>No toca a personas externas ni a tu cuenta.</Trans>}
          />
        </Card>
      ) : null}
      {touched(synced.preview) === 0 ? (
        <Card>
          <Empty
            drawing="search"
            text={<Trans>Aquí ya está todo como en el directorio: no hay nada que cambiar.</Trans>}
          />
        </Card>
      ) : (
        <ImportPreview preview={preview} withRows={false} />
      )}
      {rejected.length === 0 ? null : (
        <section className="flex flex-col gap-3">
          <h3 className="text-h6 font-semibold">
            <Plural value={rejected.length} one="Una persona queda fuera" other="# personas quedan fuera" />
          </h3>
          <FaultList faults={rejected} />
        </section>
      )}
    </>
  );
}

/** The resulting import appears in the list of imports, and can be undone there. */
export function Rehearsal({ wish, onInput, onBack }: RehearsalProps): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [isBraking, setBraking] = useState(false);
  const query = useQuery({
    queryKey: ['users', 'directory', 'rehearsal', wish],
    queryFn: () => rehearse(wish),
    placeholderData: keepPreviousData,
    // The administrator confirms exactly the result of the current request.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const taking = useWrite(takeOver, {
    refresh: refreshPeople,
    onDone: ({ importId }) => {
      if (importId === null) toasts.raise({ severity: 'info', text: t`No había nada que cambiar.` });
      else navigate(`/admin/people-import?import=${importId}`);
    },
  });
  const synced = query.data;
  const people = synced === undefined ? 0 : touched(synced.preview);
  const take = (acceptDeactivations: boolean): void => {
    setBraking(false);
    taking.mutate({ ...wish, acceptDeactivations });
  };
  return (
    <div className="flex flex-col gap-5">
      <header className="max-w-prose72">
        <h2 className="text-h5 font-semibold">
          {wish.ids === null ? (
            <Trans>Ensayo con todo el directorio</Trans>
          ) : (
            <Plural
              value={wish.ids.length}
              one="Ensayo con una persona del directorio"
              other="Ensayo con # personas del directorio"
            />
          )}
        </h2>
        <p className="mt-1 text-soft">
          <Trans>Nada ha cambiado todavía. Del directorio solo se lee; aquí se puede deshacer entero.</Trans>
        </p>
      </header>
      <ListBoundary of={[query]} what={whyFailed(query.error) ?? t`No pudimos ensayar el cambio.`}>
        {synced === undefined ? (
          <WaitingStep onStop={onBack}>
            <Trans>Comparando con el directorio…</Trans>
          </WaitingStep>
        ) : (
          <Rehearsed wish={wish} onInput={onInput} synced={synced} />
        )}
      </ListBoundary>
      <AttemptFailed of={taking.error === null ? null : factsOf(taking.error)}>
        <Trans>No se cambió nada.</Trans>
      </AttemptFailed>
      <ActionBar says={synced === undefined ? null : <TouchedPeople count={people} />}>
        <Button variant="secondary" disabled={taking.isPending} onClick={onBack}>
          <Trans>Atrás</Trans>
        </Button>
        <Button
          variant="primary"
          busy={taking.isPending || (query.isFetching && synced !== undefined)}
          disabled={people === 0}
          onClick={() => {
            if (synced?.preview.isBraked === true) setBraking(true);
            else take(false);
          }}
        >
          <Trans>Tomar del directorio</Trans>
        </Button>
      </ActionBar>
      <BrakeDialog
        open={isBraking}
        count={synced?.preview.counts.deactivated ?? 0}
        total={synced?.preview.activePeople ?? 0}
        onClose={() => setBraking(false)}
        onConfirm={() => take(true)}
      />
    </div>
  );
}
