/** The time zone of a person: searched by city or country, each with its current time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SearchSelect, type Choice } from '#src/ui/SearchSelect.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { clockIn, zoneOf, zonesLike } from '#src/reference/timeZones.ts';
import { cityOf } from '#src/reference/zoneNames.ts';

/** Maximum number of options; typing finds the others. */
const most = 40;
/** The option for the organisation's time zone. */
const ofOrganization = '';

/** `value` is null for the organisation's time zone. */
export function TimeZoneField({
  value,
  organization,
  error,
  onChange,
}: {
  readonly value: string | null;
  readonly organization: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string | null) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const clock = clockIn(value ?? organization, now, language);
  const own = zoneOf(organization, now, language);
  const labelOf = (id: string): string =>
    id === ofOrganization ? t`La de tu organización (${own.city})` : cityOf(id);
  const find = (words: string): readonly Choice[] => [
    ...(words.trim() === ''
      ? [
          {
            id: ofOrganization,
            label: labelOf(ofOrganization),
            detail: `${own.name} · ${clockIn(organization, now, language)}`,
          },
        ]
      : []),
    ...zonesLike(words, now, language, most).map(({ id, city, name }) => ({
      id,
      label: city,
      detail: `${name} · ${clockIn(id, now, language)}`,
    })),
  ];
  return (
    <SearchSelect
      label={t`Zona horaria`}
      value={value ?? ofOrganization}
      labelOf={labelOf}
      find={find}
      onChange={(id) => onChange(id === ofOrganization ? null : id)}
      nothing={<Trans>No conocemos esa zona. Prueba con otra ciudad o con el país.</Trans>}
      openLabel={t`Ver zonas horarias`}
      hint={t`Hora actual allí: ${clock}. Con ella decidimos qué día es hoy para ti.`}
      error={error}
    />
  );
}
