/** A confirmation for large deactivations: above one fifth of the people the number must be typed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { importLimits } from '#schema/users/imports.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { readWhole } from '#src/lib/readNumber.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

interface BrakeProps {
  readonly open: boolean;
  /** People to deactivate, and all active people. */
  readonly count: number;
  readonly total: number;
  readonly busy?: boolean | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const form = 'brake';

/** The form inside the dialog; closing the dialog resets the input. */
function Typed({ count, onConfirm }: Pick<BrakeProps, 'count' | 'onConfirm'>): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const gone = formatNumber(count, language);
  const faults = useFormFaults((event) => {
    event.preventDefault();
    if (readWhole(typed) === count) onConfirm();
    else setWrong(true);
  });
  return (
    <form {...faults.form} id={form} className="pt-4">
      <TextField
        label={t`Escribe ${gone} para confirmar`}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        error={isWrong ? t`Escribe el número de personas que se desactivan: ${gone}.` : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
    </form>
  );
}

/** Shared by list imports and directory imports. */
export function BrakeDialog({
  open,
  count,
  total,
  busy = false,
  onClose,
  onConfirm,
}: BrakeProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const gone = formatNumber(count, language);
  const all = formatNumber(total, language);
  const share = formatNumber(total === 0 ? 0 : Math.round((count / total) * 100), language);
  const usual = formatNumber(importLimits.brake * 100, language);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      busy={busy}
      title={t`¿Desactivar a ${gone} personas?`}
      actions={
        <>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            <Trans>Desactivar e importar</Trans>
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            <Trans>Volver a revisar</Trans>
          </Button>
        </>
      }
    >
      <p className="text-soft">
        <Trans>
          Son {gone} de {all} personas activas, el {share} %. Pasamos del {usual} %, por eso preguntamos: a
          veces es una lista incompleta.
        </Trans>
      </p>
      <p className="mt-2 text-soft">
        <Trans>Pierden el acceso enseguida. Puedes deshacer toda la importación después.</Trans>
      </p>
      {open ? <Typed count={count} onConfirm={onConfirm} /> : null}
    </Dialog>
  );
}
