/** One own analytic: its titles, its figure or its page elsewhere, who sees it, and how they see it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { readerGroups } from '#schema/analytics/own.rules.ts';
import { textLength, threshold } from '#schema/limits.parts.ts';
import { FormField, FormSelect, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { useDraftForm } from '#src/admin/useDraftForm.ts';
import { AreaInTwo } from '#src/forms/builder/FormTexts.tsx';
import { useWording } from '#src/forms/useWording.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { ownResource, type OwnAnalytic } from './own.queries.ts';
import { fieldsOf, knownFields, OwnFields, ownDraftPlace, ownForm, sources } from './ownForm.ts';
import { OwnFigureFields } from './OwnFigureFields.tsx';
import { OwnPreview } from './OwnPreview.tsx';
import { useOwnWords } from './useOwnWords.ts';

/** `null` creates a new one at the end of the order. */
export function OwnPanel({
  row,
  owner,
  open,
  onClose,
}: {
  readonly row: OwnAnalytic | null;
  readonly owner: DraftOwner;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const fewest = threshold.usual;
  const say = useWording();
  const words = useOwnWords();
  const { form, panel } = useDraftForm({
    place: ownDraftPlace(owner, row?.id ?? null),
    shape: OwnFields,
    row: ownForm,
    id: row?.id ?? null,
    begin: fieldsOf(row),
    known: knownFields,
    ...ownResource,
    done: ({ name, nameEn }) => t`Guardaste ${say(name, nameEn)}.`,
    onClose,
  });
  const { control } = form;
  const source = useWatch({ control, name: 'source' });
  return (
    <FormPanel
      open={open}
      title={row === null ? t`Nuevo gráfico` : say(row.name, row.nameEn)}
      saveLabel={row === null ? t`Crear` : undefined}
      {...panel}
    >
      <FormText
        control={control}
        name="name"
        label={t`Título en español`}
        maxLength={textLength.name}
        isFirst
      />
      <FormText control={control} name="nameEn" label={t`Título en inglés`} maxLength={textLength.name} />
      <FormField control={control} name="source">
        {({ value, onChange }) => (
          <SegmentedControl
            label={t`De dónde sale`}
            value={value}
            onChange={onChange}
            options={sources.map((one) => ({
              value: one,
              label: one === 'figure' ? t`Cifras de aquí` : t`Otra página`,
            }))}
          />
        )}
      </FormField>
      {source === 'page' ? (
        <FormText
          control={control}
          name="embedUrl"
          label={t`Dirección`}
          hint={t`Empieza con https:// y se abre en otra pestaña.`}
          inputMode="url"
        />
      ) : (
        <OwnFigureFields form={form} />
      )}
      <FormSelect
        control={control}
        name="shownTo"
        label={t`Quién lo ve`}
        hint={t`Fuera de administración nunca se muestra a menos de ${fewest} personas, ni lo privado.`}
        options={readerGroups.map((value) => ({ value, label: words.shownTo[value] }))}
      />
      <AreaInTwo
        control={control}
        name="description"
        nameEn="descriptionEn"
        label={t`Para qué sirve`}
        maxLength={textLength.description}
      />
      {source === 'figure' ? <OwnPreview control={control} /> : null}
    </FormPanel>
  );
}
