/** Confirmation before a department is deleted: shows its content and asks for the new department of its people. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { departmentResource, type AdminDepartment } from './departmentsAdmin.queries.ts';
import { pathOf, treeOf } from './departmentTree.ts';

/** The value on the wire for no department. */
const nowhere = 'none';

/** A department with sub-departments cannot be deleted until they are moved. */
export function RemoveDepartment({
  department: { id, name, peopleCount, usersCount },
  departments,
  open,
  onClose,
}: {
  readonly department: AdminDepartment;
  readonly departments: readonly AdminDepartment[];
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [moveTo, setMoveTo] = useState<string | null>(null);
  // Confirmed before a new department was chosen.
  const [isUnsaid, setUnsaid] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { onTried } = useFaults(place);
  const parts = departments.filter(({ parentId }) => parentId === id);
  const hasPeople = peopleCount > 0;
  const remove = useWrite(departmentResource.remove, {
    refresh: departmentResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste el departamento ${name}.` });
    },
  });
  const isHeld = parts.length > 0;
  const names = parts.map((one) => one.name);
  const inside = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar el departamento ${name}?`}
      confirmLabel={isHeld ? t`Entendido` : t`Eliminar`}
      tone={isHeld ? 'plain' : 'danger'}
      busy={remove.isPending}
      failed={whyFailed(remove.error)}
      numbers={
        isHeld
          ? []
          : [
              { label: t`Personas activas`, value: formatNumber(usersCount, language) },
              {
                label: t`Personas desactivadas`,
                value: formatNumber(Math.max(0, peopleCount - usersCount), language),
              },
            ]
      }
      asks={
        isHeld || !hasPeople ? null : (
          <div ref={place}>
            <Select
              label={t`¿A dónde pasan sus personas?`}
              value={moveTo}
              onChange={setMoveTo}
              placeholder={t`Elige a dónde`}
              error={isUnsaid && moveTo === null ? t`Elige a dónde pasan antes de eliminarlo.` : undefined}
              options={[
                { value: nowhere, label: t`A ningún departamento` },
                ...treeOf(departments)
                  .filter(({ department }) => department.active && department.id !== id)
                  .map((branch) => ({ value: branch.department.id, label: pathOf(branch) })),
              ]}
            />
          </div>
        )
      }
      onConfirm={() => {
        if (isHeld) onClose();
        else if (hasPeople && moveTo === null) {
          setUnsaid(true);
          onTried();
        } else remove.mutate(hasPeople && moveTo !== null ? { id, moveTo } : { id });
      }}
    >
      {isHeld ? (
        <>
          <Plural
            value={parts.length}
            one="Tiene un departamento dentro"
            other="Tiene # departamentos dentro"
          />
          {': '}
          {inside}. <Trans>Muévelos a otro lugar antes de eliminarlo.</Trans>
        </>
      ) : (
        <Trans>
          Sus personas conservan su cuenta, sus puntos y lo que escribieron. El departamento no se puede
          recuperar.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
