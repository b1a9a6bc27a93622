/** Who may ask for a benefit, as data, with how many people that are today. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { benefitLimits } from '#schema/benefits/benefits.rules.ts';
import { DepartmentsField } from '#src/departments/DepartmentsField.tsx';
import { matches } from '#src/lib/text.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { countriesQuery } from '#src/reference/countries.queries.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { MultiCombobox } from '#src/ui/MultiCombobox.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Conditions } from './benefitForm.ts';
import { benefitResource } from './benefitsAdmin.queries.ts';

function CountriesField({
  value,
  onChange,
}: {
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}): ReactElement {
  const { t } = useLingui();
  const asked = useQuery(countriesQuery(useLanguage()));
  const [query, setQuery] = useState('');
  const all = asked.data ?? [];
  return (
    <MultiCombobox
      label={t`Países`}
      placeholder={t`Escribe un país`}
      emptyText={t`Ningún país coincide.`}
      value={value.map((id) => ({ id, label: all.find((one) => one.id === id)?.name ?? '…', face: null }))}
      onChange={(items) => onChange(items.map(({ id }) => id))}
      query={query}
      onQuery={setQuery}
      options={all
        .filter(({ name }) => matches(name, query))
        .map(({ id, name }) => ({ id, label: name, face: null }))}
      state={asked.data !== undefined ? 'ready' : asked.isError ? 'failed' : 'loading'}
      onRetry={() => void asked.refetch()}
    />
  );
}

/** The number of people who meet the conditions today; it follows what is typed. */
function Reach({ of }: { readonly of: Conditions }): ReactElement {
  const settled = useDebounced(JSON.stringify(of));
  const isSettled = settled === JSON.stringify(of);
  const isWhole = of.serviceMonths === null || Number.isInteger(of.serviceMonths);
  const { data, isError, isFetching, refetch } = useQuery({
    ...benefitResource.reach({
      ...of,
      departmentIds: [...of.departmentIds],
      countryIds: [...of.countryIds],
    }),
    enabled: isSettled && isWhole,
    placeholderData: keepPreviousData,
  });
  return (
    <p
      role="status"
      aria-busy={isFetching || !isSettled}
      className="flex items-center gap-3 rounded-card bg-subtle p-4"
    >
      <Icon of={Users} className="shrink-0 text-soft" />
      <span>
        {isError ? (
          <>
            <Trans>No pudimos contar quién puede pedirlo.</Trans>{' '}
            <button
              type="button"
              className="target font-semibold text-link underline"
              onClick={() => void refetch()}
            >
              <Trans>Reintentar</Trans>
            </button>
          </>
        ) : data === undefined ? (
          <Trans>Contamos quién puede pedirlo…</Trans>
        ) : (
          <Plural
            value={data.people}
            _0="Hoy no puede pedirlo nadie"
            one="Puede pedirlo # persona"
            other="Pueden pedirlo # personas"
          />
        )}
      </span>
    </p>
  );
}

export function ConditionFields({
  value,
  onChange,
  error,
}: {
  readonly value: Conditions;
  readonly onChange: (conditions: Conditions) => void;
  readonly error?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-4 text-h6 font-semibold">
        <Trans>Quién puede pedirlo</Trans>
      </legend>
      <NumberField
        label={t`Meses en la organización`}
        hint={t`Vacío: desde el primer día.`}
        value={value.serviceMonths}
        min={1}
        max={benefitLimits.serviceMonths}
        suffix={t`meses`}
        onChange={(serviceMonths) => onChange({ ...value, serviceMonths })}
      />
      <DepartmentsField
        label={t`Departamentos`}
        hint={t`Sin ninguno: todos.`}
        placeholder={t`Escribe un departamento`}
        emptyText={t`Ningún departamento coincide.`}
        unknown={t`Departamento desactivado`}
        value={value.departmentIds}
        onChange={(departmentIds) => onChange({ ...value, departmentIds })}
      />
      <CountriesField
        value={value.countryIds}
        onChange={(countryIds) => onChange({ ...value, countryIds })}
      />
      <Select<'ever' | 'year' | 'any'>
        label={t`Cuántas veces`}
        value={value.once ?? 'any'}
        onChange={(once) => onChange({ ...value, once: once === 'any' ? null : once })}
        options={[
          { value: 'any', label: t`Las que haga falta` },
          { value: 'year', label: t`Una vez al año` },
          { value: 'ever', label: t`Una sola vez` },
        ]}
      />
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <Reach of={value} />
    </fieldset>
  );
}
