/** The categories of goals; the question before one is deleted says how many goals it holds and where they go. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { AdminList, type DialogTie } from '#src/admin/AdminList.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { wording } from '#src/forms/wording.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { goalCategoryResource, type Category } from './goalsAdmin.queries.ts';

const none = '';

function RemoveCategory({
  category,
  others,
  open,
  onClose,
}: DialogTie & { readonly category: Category; readonly others: readonly Category[] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, goals } = category;
  const name = wording(category.name, category.nameEn, language);
  const [moveTo, setMoveTo] = useState(none);
  const removing = useWrite(goalCategoryResource.remove, {
    refresh: goalCategoryResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste ${name}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar ${name}?`}
      confirmLabel={t`Eliminar`}
      busy={removing.isPending}
      failed={whyFailed(removing.error)}
      asks={
        goals === 0 ? undefined : (
          <Select
            label={t`Sus objetivos pasan a`}
            value={moveTo}
            onChange={setMoveTo}
            options={[
              { value: none, label: t`Sin categoría` },
              ...others.map((one) => ({
                value: one.id,
                label: wording(one.name, one.nameEn, language),
              })),
            ]}
          />
        )
      }
      onConfirm={() => removing.mutate({ id, ...(moveTo === none ? {} : { moveTo }) })}
    >
      {goals === 0 ? (
        <Trans>Ningún objetivo la usa.</Trans>
      ) : (
        <Plural
          value={goals}
          one="La usa # objetivo, que no se borra."
          other="La usan # objetivos, que no se borran."
        />
      )}
    </ConfirmDialog>
  );
}

export function CategoryList(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(goalCategoryResource.list());
  const turn = useSwitching(goalCategoryResource);
  const rows = query.data;
  return (
    <AdminList
      of={[query]}
      rows={rows}
      failed={t`No pudimos cargar las categorías.`}
      label={t`Categorías`}
      memory="goal-categories"
      nameOf={({ name, nameEn }) => wording(name, nameEn, language)}
      columns={[
        {
          id: 'name',
          header: t`Categoría`,
          cell: ({ name, nameEn, color }) => (
            <span className="inline-flex items-center gap-2">
              <span
                aria-hidden
                className="size-3 shrink-0 rounded-full border border-line"
                style={color === null ? undefined : { background: color }}
              />
              {wording(name, nameEn, language)}
            </span>
          ),
        },
        { id: 'goals', header: t`Objetivos`, align: 'end', cell: ({ goals }) => goals },
      ]}
      turn={{ header: t`Activa`, to: turn }}
      add={<Trans>Nueva categoría</Trans>}
      none={{
        drawing: 'search',
        text: <Trans>Las categorías ordenan los objetivos por tema. Todavía no hay ninguna.</Trans>,
        add: <Trans>Crear la primera categoría</Trans>,
      }}
      panel={(category, tie) => <CategoryPanel category={category} {...tie} />}
      remove={(category, tie) => (
        <RemoveCategory
          category={category}
          others={(rows ?? []).filter(({ id, active }) => active && id !== category.id)}
          {...tie}
        />
      )}
    />
  );
}
