/** Changes a goal on behalf of its owner. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import {
  goalLimits,
  statusesAt,
  goalVisibilities,
  type GoalStatus,
  type GoalVisibility,
} from '#schema/goals/goals.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormNumber, FormSelect, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { FormMissingTexts } from '#src/forms/builder/MissingTexts.tsx';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { statusNames } from '#src/goals/goalWords.ts';
import { visibilityNames } from './goalAdminWords.ts';
import {
  goalCategoryResource,
  goalSettingsResource,
  orgGoalResource,
  type OrgGoal,
} from './goalsAdmin.queries.ts';

interface GoalFields {
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  visibility: GoalVisibility;
  categoryId: string | null;
  weight: number | null;
  dueOn: string;
  status: GoalStatus;
}

const toInput = ({ title, titleEn, description, descriptionEn, dueOn, ...rest }: GoalFields) => ({
  ...rest,
  title: title.trim(),
  titleEn: titleEn.trim() || null,
  description: description.trim(),
  descriptionEn: descriptionEn.trim() || null,
  dueOn: dueOn === '' ? null : dueOn,
});

export function GoalPanel({ goal, open, onClose }: DialogTie & { readonly goal: OrgGoal }): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const categories = useQuery(goalCategoryResource.list()).data ?? [];
  const hasWeights = useQuery(goalSettingsResource.shown()).data?.weights === true;
  const { id, title, description, visibility, categoryId, weight, dueOn, status, owner } = goal;
  const shown = wording(title, goal.titleEn, language);
  const { form, panel } = usePanelForm<GoalFields, ReturnType<typeof toInput>, unknown>({
    row: { schema: goalEndpoints.updateOrg.body, toInput },
    id,
    begin: {
      title,
      titleEn: goal.titleEn ?? '',
      description,
      descriptionEn: goal.descriptionEn ?? '',
      visibility,
      categoryId,
      weight,
      dueOn: dueOn ?? '',
      status,
    },
    known: [
      'title',
      'titleEn',
      'description',
      'descriptionEn',
      'visibility',
      'categoryId',
      'weight',
      'dueOn',
      'status',
    ],
    update: orgGoalResource.update,
    refresh: orgGoalResource.refresh,
    done: (saved) => t`Guardaste los cambios de ${wording(saved.title, saved.titleEn, language)}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={shown}
      description={owner === null ? undefined : t`Objetivo de ${nameOf(owner)}`}
      {...panel}
    >
      <LineInTwo
        control={control}
        name="title"
        nameEn="titleEn"
        label={t`Título`}
        isFirst
        maxLength={goalLimits.title}
      />
      <AreaInTwo
        control={control}
        name="description"
        nameEn="descriptionEn"
        label={t`Descripción`}
        rows={3}
        maxLength={textLength.description}
      />
      <FormMissingTexts
        control={control}
        pairs={[
          ['title', 'titleEn'],
          ['description', 'descriptionEn'],
        ]}
      />
      <FormSelect
        control={control}
        name="status"
        label={t`Estado`}
        options={statusesAt(goal.progress).map((value) => ({ value, label: i18n._(statusNames[value]) }))}
      />
      <FormSelect
        control={control}
        name="visibility"
        label={t`Quién lo ve`}
        options={goalVisibilities.map((value) => ({ value, label: i18n._(visibilityNames[value]) }))}
      />
      <FormSelect
        control={control}
        name="categoryId"
        label={t`Categoría`}
        none={t`Sin categoría`}
        options={categories.map((one) => ({
          value: one.id,
          label: wording(one.name, one.nameEn, language),
        }))}
      />
      {hasWeights ? (
        <FormNumber
          control={control}
          name="weight"
          label={t`Peso`}
          hint={t`De 100 para la persona en el periodo. Vacío: sin peso.`}
          optional
        />
      ) : null}
      <FormText control={control} name="dueOn" type="date" label={t`Fecha límite`} optional />
    </FormPanel>
  );
}
