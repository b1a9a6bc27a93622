/**
 * A country or a city, found by typing; if the list cannot be loaded, the field keeps its value and shows the
 * failure.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { fold } from '#src/lib/text.ts';
import { SearchSelect, type Choice } from '#src/ui/SearchSelect.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { citiesQuery, countriesQuery } from './countries.queries.ts';

/** The value for no place. */
const none = '';
/** Maximum number of options shown; typing finds the others. */
const most = 60;

interface Place {
  readonly id: string;
  readonly name: string;
}

interface FieldOf {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** It can be left without a place. */
  readonly optional?: boolean;
}

function PlaceSelect({
  label,
  openLabel,
  found: { data, isError },
  value,
  onChange,
  error,
  hint,
  disabled = false,
  optional = true,
}: FieldOf & {
  readonly label: string;
  readonly openLabel: string;
  readonly found: UseQueryResult<readonly Place[]>;
  readonly disabled?: boolean;
}): ReactElement {
  const { t } = useLingui();
  const find = (words: string): readonly Choice[] => {
    const asked = fold(words.trim());
    const offered = (data ?? [])
      .filter(({ name }) => ` ${fold(name)}`.includes(` ${asked}`))
      .slice(0, most)
      .map(({ id, name }) => ({ id, label: name }));
    return asked === '' && optional ? [{ id: none, label: t`Sin elegir` }, ...offered] : offered;
  };
  return (
    <SearchSelect
      label={label}
      optional={optional}
      value={value ?? none}
      labelOf={(id) => (id === none ? '' : (data?.find((one) => one.id === id)?.name ?? ''))}
      find={find}
      onChange={(id) => onChange(id === none ? null : id)}
      openLabel={openLabel}
      nothing={isError ? <Trans>No pudimos cargar la lista.</Trans> : <Trans>No está en la lista.</Trans>}
      hint={isError ? t`No pudimos cargar la lista. Lo demás sí se guarda.` : hint}
      error={error}
      disabled={disabled}
    />
  );
}

/** `value` is the id of a country. */
export function CountryField(props: FieldOf): ReactElement {
  const { t } = useLingui();
  const found = useQuery(countriesQuery(useLanguage()));
  return <PlaceSelect {...props} label={t`País`} openLabel={t`Ver países`} found={found} />;
}

/** A city of the country; disabled without a country. */
export function CityField({
  countryId,
  ...props
}: FieldOf & { readonly countryId: string | null }): ReactElement {
  const { t } = useLingui();
  const found = useQuery(citiesQuery(useLanguage(), countryId));
  return (
    <PlaceSelect
      {...props}
      label={t`Ciudad`}
      openLabel={t`Ver ciudades`}
      found={found}
      disabled={countryId === null}
      hint={countryId === null ? t`Elige antes el país.` : props.hint}
    />
  );
}
