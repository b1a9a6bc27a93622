/** The panel of one's own goal: what is aimed at, how it is measured and what it weighs. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { goalDigits } from '#schema/goals/progress.ts';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { useWatch } from 'react-hook-form';
import { GoalInput } from '#schema/goals/goals.endpoints.ts';
import { goalLimits, statusesAt, type GoalStatus, type GoalVisibility } from '#schema/goals/goals.rules.ts';
import type { GoalMeasure } from '#schema/goals/progress.ts';
import { textLength } from '#schema/limits.parts.ts';
import {
  FormArea,
  FormDay,
  FormField,
  FormNumber,
  FormSelect,
  FormText,
  FormValue,
} from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { FormMissingTexts } from '#src/forms/builder/MissingTexts.tsx';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Select } from '#src/ui/Select.tsx';
import { statusNames } from './goalWords.ts';
import { goalQueries, type ShownGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';

interface GoalFields {
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  periodId: string;
  categoryId: string | null;
  measure: GoalMeasure;
  start: number | null;
  target: number | null;
  unit: string;
  weight: number | null;
  visibility: GoalVisibility;
  dueOn: string;
  status: GoalStatus;
  /** One item a line; of a new goal only. */
  checklist: string;
}

const row = {
  schema: GoalInput,
  toInput: ({
    title,
    titleEn,
    description,
    descriptionEn,
    periodId,
    categoryId,
    measure,
    start,
    target,
    unit,
    weight,
    visibility,
    dueOn,
    status,
    checklist,
  }) => ({
    title: title.trim(),
    titleEn: titleEn.trim() || null,
    description: description.trim(),
    descriptionEn: descriptionEn.trim() || null,
    periodId,
    categoryId,
    measure,
    start: measure === 'number' ? start : null,
    target: measure === 'number' ? target : null,
    unit: measure === 'number' && unit.trim() !== '' ? unit.trim() : null,
    weight,
    visibility,
    dueOn: dueOn === '' ? null : dueOn,
    status,
    ...(measure === 'checklist' && checklist.trim() !== ''
      ? { checklist: checklist.split('\n').flatMap((line) => line.trim() || []) }
      : {}),
  }),
} satisfies RowForm<GoalFields>;

/** `null` creates a new one. */
export function GoalPanel({
  goal,
  periodId,
  open,
  onClose,
}: {
  readonly goal: ShownGoal | null;
  readonly periodId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const categories = useQuery(goalQueries.categories()).data ?? [];
  const settings = useQuery(goalQueries.settings()).data;
  const free = useQuery(goalQueries.weight(periodId)).data?.availableWeight;
  const { form, panel } = usePanelForm({
    row,
    id: goal?.id ?? null,
    begin: {
      title: goal?.title ?? '',
      titleEn: goal?.titleEn ?? '',
      description: goal?.description ?? '',
      descriptionEn: goal?.descriptionEn ?? '',
      periodId,
      categoryId: goal?.categoryId ?? null,
      measure: goal?.measure ?? 'number',
      start: goal === null ? 0 : goal.start,
      target: goal === null ? 100 : goal.target,
      unit: goal?.unit ?? '',
      weight: goal?.weight ?? null,
      visibility: goal?.visibility ?? 'organization',
      dueOn: goal?.dueOn ?? '',
      status: goal?.status ?? 'open',
      checklist: '',
    },
    known: [
      'title',
      'titleEn',
      'description',
      'descriptionEn',
      'categoryId',
      'measure',
      'start',
      'target',
      'unit',
      'weight',
      'visibility',
      'dueOn',
      'status',
      'checklist',
    ],
    // A new goal is open.
    create: async ({ status: _status, ...input }, key) => goalWrites.create({ input }, key),
    update: goalWrites.update,
    refresh: refreshGoals,
    done: (saved) => {
      const title = wording(saved.title, saved.titleEn, language);
      return goal === null ? t`Creaste ${title}.` : t`Guardaste los cambios de ${title}.`;
    },
    onClose,
  });
  const { control } = form;
  const [measure, weight] = useWatch({ control, name: ['measure', 'weight'] });
  const left = free === undefined || Number.isNaN(weight) ? null : free + (goal?.weight ?? 0) - (weight ?? 0);
  const over = left === null ? 0 : -left;
  return (
    <FormPanel
      open={open}
      title={goal === null ? t`Nuevo objetivo` : wording(goal.title, goal.titleEn, language)}
      saveLabel={goal === null ? t`Crear` : undefined}
      {...panel}
    >
      <LineInTwo
        control={control}
        name="title"
        nameEn="titleEn"
        label={t`Qué quieres lograr`}
        maxLength={goalLimits.title}
        isFirst
      />
      {goal === null ? null : (
        <FormSelect
          control={control}
          name="status"
          label={t`Estado`}
          options={statusesAt(goal.progress).map((value) => ({ value, label: t(statusNames[value]) }))}
        />
      )}
      <AreaInTwo
        control={control}
        name="description"
        nameEn="descriptionEn"
        label={t`Descripción`}
        rows={2}
        maxLength={textLength.terms}
      />
      <FormMissingTexts
        control={control}
        pairs={[
          ['title', 'titleEn'],
          ['description', 'descriptionEn'],
        ]}
      />
      <FormValue<GoalFields, GoalMeasure> control={control} name="measure">
        {({ value, onChange, error }) => (
          <RadioCards
            legend={t`Cómo se mide`}
            value={value}
            onChange={onChange}
            error={error}
            options={[
              {
                value: 'number',
                label: t`Con un número`,
                detail: t`De un comienzo a una meta, hacia arriba o hacia abajo.`,
              },
              { value: 'yes_no', label: t`Sí o no`, detail: t`Se cumplió o todavía no.` },
              {
                value: 'checklist',
                label: t`Con una lista`,
                detail: t`Lo hecho de todo lo que hay que hacer.`,
              },
              {
                value: 'parts',
                label: t`Con sus partes`,
                detail: t`La media de los objetivos que dependen de este.`,
              },
            ]}
          />
        )}
      </FormValue>
      {measure === 'number' ? (
        <div className="grid gap-4 sm:grid-cols-3">
          <FormField control={control} name="start">
            {(tie) => <DecimalField places={goalDigits} label={t`Comienzo`} {...tie} />}
          </FormField>
          <FormField control={control} name="target">
            {(tie) => <DecimalField places={goalDigits} label={t`Meta`} {...tie} />}
          </FormField>
          <FormText control={control} name="unit" label={t`Unidad`} optional maxLength={goalLimits.unit} />
        </div>
      ) : null}
      {measure === 'checklist' && goal === null ? (
        <FormArea
          control={control}
          name="checklist"
          label={t`Qué hay que hacer`}
          hint={t`Una cosa por línea. Después se puede cambiar.`}
          rows={4}
        />
      ) : null}
      {settings?.weights === false ? null : (
        <FormNumber
          control={control}
          name="weight"
          label={t`Peso`}
          optional
          min={1}
          max={goalLimits.fullWeight}
          step={5}
          suffix={t`de 100`}
          hint={
            left === null ? undefined : over > 0 ? (
              <Trans>Sobran {over} de 100.</Trans>
            ) : (
              <Trans>Quedan {left} de 100.</Trans>
            )
          }
        />
      )}
      {categories.length === 0 ? null : (
        <FormSelect
          control={control}
          name="categoryId"
          label={t`Categoría`}
          none={t`Sin categoría`}
          options={categories
            .filter(({ id, active }) => active || id === goal?.categoryId)
            .map(({ id, name, nameEn }) => ({ value: id, label: wording(name, nameEn, language) }))}
        />
      )}
      <FormValue<GoalFields, GoalVisibility> control={control} name="visibility">
        {(tie) => (
          <Select
            label={t`Quién lo ve`}
            options={[
              { value: 'organization', label: t`Toda la organización` },
              { value: 'department', label: t`Mi departamento` },
              { value: 'leader', label: t`Mi líder y yo` },
            ]}
            {...tie}
          />
        )}
      </FormValue>
      <FormDay control={control} name="dueOn" label={t`Fecha límite`} optional />
    </FormPanel>
  );
}
