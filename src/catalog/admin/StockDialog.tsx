/** Adds or removes pieces of a product, and shows the resulting stock. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { maxPoints } from '#schema/limits.ts';
import { ApiError } from '#schema/errors.ts';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshCatalog } from './places.queries.ts';
import { productResource, type AdminProduct } from './products.queries.ts';

/** The error message of the number; null if the error is about something else. */
const besideNumber = (error: Error | null): string | null =>
  error instanceof ApiError ? (error.reasons.find(({ field }) => field === 'by')?.message ?? null) : null;

function Held({ held }: { readonly held: number }): ReactElement | null {
  if (held === 0) return null;
  return (
    <p className="text-small text-soft">
      <Plural
        value={held}
        one="Además, alguien tiene # apartado en su carrito y no se puede quitar."
        other="Además, hay # apartados en carritos que no se pueden quitar."
      />
    </p>
  );
}

/** Typed values are kept if the server refuses. */
export function StockDialog({
  product,
  open,
  onClose,
}: {
  /** The current product. */
  readonly product: AdminProduct;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const { name, stock } = product;
  const [direction, setDirection] = useState<'add' | 'take'>('add');
  const [pieces, setPieces] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const saving = useWrite(productResource.adjust, {
    refresh: refreshCatalog,
    onDone: (now) => {
      onClose();
      const left = formatNumber(now.stock ?? 0, language);
      toasts.raise({ severity: 'success', text: t`${name}: ahora hay ${left} para canjear.` });
    },
  });
  const by = (pieces ?? 0) * (direction === 'take' ? -1 : 1);
  const have = stock ?? 0;
  const after = formatNumber(Math.max(0, have + by), language);
  const change = (then: () => void): void => {
    then();
    setMissing(false);
    if (!saving.isPending) saving.reset();
  };
  const beside = besideNumber(saving.error);
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    if (Number.isNaN(by)) return;
    if (by === 0) setMissing(true);
    else if (!saving.isPending) saving.mutate({ id: product.id, by });
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t`Existencias de ${name}`}
      description={
        stock === null ? (
          <Trans>Ahora se puede canjear sin límite.</Trans>
        ) : (
          <Plural value={stock} one="Ahora hay # para canjear." other="Ahora hay # para canjear." />
        )
      }
      busy={saving.isPending}
      actions={
        <>
          <Button type="submit" variant="primary" form={id} busy={saving.isPending}>
            <Trans>Guardar</Trans>
          </Button>
          <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={fault} />
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-5 pb-2">
        {stock === null ? null : (
          <SegmentedControl
            label={t`Qué hacer`}
            hideLabel
            wide
            value={direction}
            onChange={(next) => change(() => setDirection(next))}
            options={[
              { value: 'add', label: t`Sumar` },
              { value: 'take', label: t`Quitar` },
            ]}
          />
        )}
        <NumberField
          label={direction === 'add' ? t`Cuántos llegaron` : t`Cuántos se quitan`}
          hint={
            stock === null ? (
              <Trans>Al guardar deja de ser ilimitado: habrá {after} para canjear.</Trans>
            ) : by === 0 ? undefined : (
              <Trans>Habrá {after} para canjear.</Trans>
            )
          }
          value={pieces}
          onChange={(next) => change(() => setPieces(next))}
          max={maxPoints}
          error={beside ?? (isMissing ? t`Escribe cuántos.` : undefined)}
        />
        <Held held={product.held} />
        <SaveFailed why={beside === null ? whyFailed(saving.error) : null} />
      </form>
    </Dialog>
  );
}
