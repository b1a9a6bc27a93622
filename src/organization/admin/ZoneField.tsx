/** The time zone of the organisation: a search by city or country, with the current time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SearchSelect } from '#src/ui/SearchSelect.tsx';
import { clockIn, zonesLike } from '#src/reference/timeZones.ts';
import { cityOf } from '#src/reference/zoneNames.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

/** The maximum number of zones in the list. Typing finds the others. */
const most = 40;

/** `value` is an IANA name. */
export function ZoneField({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const clock = clockIn(value, now, language);
  return (
    <SearchSelect
      label={t`Zona horaria`}
      value={value}
      labelOf={(id) => cityOf(id)}
      find={(words) =>
        zonesLike(words, now, language, most).map(({ id, city, name }) => ({
          id,
          label: city,
          detail: `${name} · ${clockIn(id, now, language)}`,
        }))
      }
      onChange={onChange}
      openLabel={t`Ver zonas horarias`}
      nothing={<Trans>No conocemos esa zona. Prueba con otra ciudad o con el país.</Trans>}
      hint={t`Hora actual allí: ${clock}`}
      error={error}
    />
  );
}
