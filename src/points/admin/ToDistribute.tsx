/** The points left to distribute, with a form that sets the amount. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Coins } from 'lucide-react';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { maxPoints } from '#schema/limits.ts';
import { pointAdminEndpoints } from '#schema/points/admin.endpoints.ts';
import { FormNumber } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { Meaning } from '#src/admin/SettingsForm.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPoints } from '#src/points/requests.writes.ts';
import { pointAdminWrites } from './pointsAdmin.queries.ts';

interface AmountFields {
  amount: number | null;
}

const row = {
  schema: pointAdminEndpoints.setToDistribute.body,
  // A cleared number is omitted, so the schema reports it as missing.
  toInput: ({ amount }: AmountFields): { amount?: number } => (amount === null ? {} : { amount }),
} satisfies RowForm<AmountFields>;

function Difference({ left, amount }: { readonly left: number; readonly amount: number }): ReactElement {
  const language = useLanguage();
  const more = pointsIn(Math.abs(amount - left), language);
  if (amount === left) return <Trans>Es lo que hay ahora: nada cambia.</Trans>;
  if (amount > left) return <Trans>Agregas {more}. Se pueden repartir desde ya.</Trans>;
  return <Trans>Retiras {more} del presupuesto. Lo que ya se repartió se queda con quien lo recibió.</Trans>;
}

function AmountPanel({
  left,
  open,
  onClose,
}: {
  readonly left: number;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, panel } = usePanelForm({
    ...onlyCreates,
    row,
    begin: { amount: left },
    known: ['amount'],
    create: ({ amount: set = left }, key) => pointAdminWrites.toDistribute({ amount: set }, key),
    refresh: refreshPoints,
    done: ({ amount: chosen }) => {
      const set = pointsIn(chosen ?? left, language);
      return t`Quedan ${set} por repartir.`;
    },
    onClose,
  });
  const { control } = form;
  const amount = useWatch({ control, name: 'amount' });
  const now = pointsIn(left, language);
  return (
    <FormPanel
      open={open}
      title={t`Puntos por repartir`}
      description={<Trans>Ahora quedan {now}. Escribe cuántos quieres que queden.</Trans>}
      {...panel}
    >
      <FormNumber
        control={control}
        name="amount"
        label={t`Por repartir desde ahora`}
        max={maxPoints}
        step={100}
        suffix={t`puntos`}
      />
      <Meaning>
        {amount === null ? <Trans>Escribe un número.</Trans> : <Difference left={left} amount={amount} />}
      </Meaning>
    </FormPanel>
  );
}

/** The amount in large type, its purpose, and the two next actions. */
export function ToDistribute({ left }: { readonly left: number }): ReactElement {
  const language = useLanguage();
  const panel = usePanel<null>();
  return (
    <Card
      as="section"
      tone="tint"
      aria-labelledby="to-distribute"
      className="flex max-w-prose72 flex-col gap-4"
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand"
        >
          <Icon of={Coins} />
        </span>
        <div className="min-w-0">
          <CardTitle id="to-distribute">
            <Trans>Puntos por repartir</Trans>
          </CardTitle>
          <p className="text-h4 font-bold tabular-nums">{pointsIn(left, language)}</p>
          <p className="mt-1 text-small text-soft">
            <Trans>
              De aquí salen los puntos extra, las transferencias y las solicitudes que se aprueban. La
              renovación de cada mes no los usa.
            </Trans>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="primary" onClick={() => panel.open(null)}>
          <Trans>Cambiar</Trans>
        </Button>
        <Link
          href="/admin/points-transfer"
          className="target rounded-control px-2 text-small font-semibold text-link hover:underline"
        >
          <Trans>Dar puntos</Trans>
        </Link>
      </div>
      {panel.opening === 0 ? null : (
        <AmountPanel key={panel.opening} left={left} open={panel.isOpen} onClose={panel.close} />
      )}
    </Card>
  );
}
