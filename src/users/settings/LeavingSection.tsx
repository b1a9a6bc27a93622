/** The request to delete one's account: explains the effect, and can be withdrawn until the decision. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { longDay } from '#src/users/profile/days.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { accountQueries, accountWrites, refreshAccount, type Account } from './account.queries.ts';
import { SettingsSection } from './SectionForm.tsx';

const DeletionDialog = lazy(() =>
  import('./DeletionDialog.tsx').then((file) => ({ default: file.DeletionDialog })),
);

type Wish = NonNullable<Account['deletion']>;

function Pending({ wish }: { readonly wish: Wish }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const since = longDay(wish.createdAt, language);
  const taking = useWrite((_: string, key) => accountWrites.takeDeletionBack(key), {
    refresh: () => undefined,
    onDone: () => {
      cache.setQueryData(accountQueries.own().queryKey, (account) =>
        account === undefined ? account : { ...account, deletion: null },
      );
      void refreshAccount(cache);
      toasts.raise({ severity: 'success', text: t`Retiraste tu solicitud. Tu cuenta sigue como estaba.` });
    },
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex w-full flex-col gap-1 rounded-control bg-warning-tint px-4 py-3">
        <p role="status" className="font-semibold">
          <Trans>El {since} pediste que se elimine tu cuenta.</Trans>
        </p>
        <p className="text-small">
          <Trans>Alguien de administración lo revisará. Hasta entonces todo sigue igual.</Trans>
        </p>
        {wish.reason === '' ? null : (
          <blockquote className="mt-1 border-s-2 border-control ps-3 text-small whitespace-pre-line">
            {wish.reason}
          </blockquote>
        )}
      </div>
      {taking.error === null ? null : (
        <FieldError>
          <Trans>Tu solicitud sigue en pie: no se pudo retirar.</Trans> {whyFailed(taking.error)}
        </FieldError>
      )}
      <Button variant="secondary" busy={taking.isPending} onClick={() => taking.mutate(wish.id)}>
        <Trans>Retirar la solicitud</Trans>
      </Button>
    </div>
  );
}

/** The last section. */
export function LeavingSection({ account }: { readonly account: Account }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { deletion } = account;
  const decided = deletion === null ? '' : longDay(deletion.resolvedAt ?? deletion.createdAt, language);
  return (
    <SettingsSection
      title={t`Eliminar mi cuenta`}
      lead={<Trans>Puedes pedir que se elimine tu cuenta de esta organización.</Trans>}
    >
      {deletion?.status === 'pending' ? (
        <Pending wish={deletion} />
      ) : (
        <>
          {deletion?.status === 'refused' ? (
            <p role="status" className="rounded-control bg-subtle px-4 py-3 text-small">
              <Trans>Tu última solicitud no se aceptó ({decided}). Puedes hacer otra.</Trans>
            </p>
          ) : null}
          <ul className="flex max-w-prose72 list-disc flex-col gap-1.5 ps-5 text-small">
            <li>
              <Trans>
                Alguien de administración recibe tu solicitud y decide. Nada cambia hasta entonces.
              </Trans>
            </li>
            <li>
              <Trans>Mientras esté pendiente puedes retirarla aquí mismo.</Trans>
            </li>
            <li>
              <Trans>Si se acepta, ya no podrás entrar ni usar tus puntos: canjéalos antes.</Trans>
            </li>
          </ul>
          <Button
            variant="secondary"
            className="self-start text-error-text!"
            onClick={() => {
              setOpening((count) => count + 1);
              setOpen(true);
            }}
          >
            <Trans>Pedir que se elimine mi cuenta</Trans>
          </Button>
        </>
      )}
      {opening === 0 ? null : (
        <Suspense>
          <DeletionDialog key={opening} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
