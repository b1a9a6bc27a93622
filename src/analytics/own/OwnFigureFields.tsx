/** The fields of the figure: what is counted, divided by what, over which days and people, and how it is drawn. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { figureKinds } from '#schema/analytics/analytics.rules.ts';
import { measures, ownPeriods, plotsOf } from '#schema/analytics/own.rules.ts';
import { FormSelect } from '#src/admin/FormFields.tsx';
import { analyticsQueries } from '#src/analytics/analytics.queries.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { useWording } from '#src/forms/useWording.ts';
import { fitting, type OwnFields } from './ownForm.ts';
import { useOwnWords } from './useOwnWords.ts';

/** Only what fits together is offered. */
export function OwnFigureFields({ form }: { readonly form: UseFormReturn<OwnFields> }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const figures = useFigureWords();
  const words = useOwnWords();
  const { control, setValue } = form;
  const [kind, by, plot] = useWatch({ control, name: ['kind', 'by', 'plot'] });
  const places = useQuery(analyticsQueries.filters()).data;
  const categories = useQuery(analyticsQueries.chart({}, { type: 'recognitions', by: 'category' })).data;
  useEffect(() => {
    const fit = fitting({ kind, by, plot });
    if (fit.by !== by) setValue('by', fit.by, { shouldDirty: true });
    if (fit.plot !== plot) setValue('plot', fit.plot, { shouldDirty: true });
  }, [kind, by, plot, setValue]);
  const isTagged = by === 'type' || by === 'value' || by === 'category';
  const named = (series: readonly { key: string; label: string | null; labelEn: string | null }[]) =>
    series.flatMap(({ key, label, labelEn }) =>
      label === null ? [] : [{ value: key, label: say(label, labelEn) }],
    );
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="kind"
          label={t`Qué se cuenta`}
          options={figureKinds.map((value) => ({ value, label: figures.kind[value] }))}
        />
        <FormSelect
          control={control}
          name="period"
          label={t`Período`}
          options={ownPeriods.map((value) => ({ value, label: words.period[value] }))}
        />
        <FormSelect
          control={control}
          name="by"
          label={t`Dividido por`}
          options={measures[kind].by.map((value) => ({ value, label: words.dimension[value] }))}
        />
        <FormSelect
          control={control}
          name="plot"
          label={t`Cómo se dibuja`}
          options={plotsOf(by).map((value) => ({ value, label: words.plot[value] }))}
        />
        <FormSelect
          control={control}
          name="departmentId"
          label={t`Departamento`}
          none={t`Todos los departamentos`}
          options={(places?.departments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormSelect
          control={control}
          name="countryId"
          label={t`País`}
          none={t`Todos los países`}
          options={named(places?.chart.series ?? [])}
        />
        {measures[kind].hasCategory && !isTagged ? (
          <FormSelect
            control={control}
            name="categoryId"
            label={t`Categoría`}
            none={t`Todas las categorías`}
            options={named(categories?.series ?? [])}
          />
        ) : null}
      </div>
    </>
  );
}
