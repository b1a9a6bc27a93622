/** Chooses whose working hours are shown, and adds and removes the countries and cities that have their own. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { SettingsCard } from '#src/admin/SettingsForm.tsx';
import { decisionLimits } from '#schema/decisions/decisions.rules.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { citiesQuery, countriesQuery } from '#src/reference/countries.queries.ts';
import { CityField, CountryField } from '#src/reference/PlaceField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { isSameTime, timeOf, type Hours, type PlaceHours } from './hours.ts';

type Where = Pick<PlaceHours, 'countryId' | 'cityId'>;

const isSamePlace = (one: Where, other: Where): boolean =>
  one.countryId === other.countryId && one.cityId === other.cityId;

/** The name of a country or city; its country's code until the names are here. */
export function usePlaceName({ countryId, cityId }: Where): string {
  const language = useLanguage();
  const countries = useQuery(countriesQuery(language));
  const cities = useQuery(citiesQuery(language, cityId === null ? null : countryId));
  const found = cityId === null ? countries.data : cities.data;
  return found?.find(({ id }) => id === (cityId ?? countryId))?.name ?? countryId;
}

const PlaceName = ({ of }: { readonly of: Where }): ReactElement => <>{usePlaceName(of)}</>;

function AddPlace({
  places,
  onAdd,
  onClose,
}: {
  readonly places: readonly Where[];
  readonly onAdd: (place: Where) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [{ countryId, cityId }, setPlace] = useState<{ countryId: string | null; cityId: string | null }>({
    countryId: null,
    cityId: null,
  });
  const chosen = countryId === null ? null : { countryId, cityId };
  const isThere = chosen !== null && places.some((place) => isSamePlace(place, chosen));
  return (
    <div role="group" aria-label={t`Agregar país o ciudad`} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <CountryField
          optional={false}
          value={countryId}
          error={isThere && cityId === null ? t`Ya tiene su jornada.` : undefined}
          onChange={(country) => setPlace({ countryId: country, cityId: null })}
        />
        <CityField
          countryId={countryId}
          value={cityId}
          error={isThere && cityId !== null ? t`Ya tiene su jornada.` : undefined}
          hint={t`Sin ciudad vale en todo el país.`}
          onChange={(city) => setPlace({ countryId, cityId: city })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={chosen === null || isThere}
          onClick={() => (chosen === null ? undefined : onAdd(chosen))}
        >
          <Trans>Agregar</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </div>
  );
}

/** `shown` is the index of the shown place; -1 for the organisation. */
export function HoursPlaces({
  hours,
  shown,
  onShow,
  onChange,
}: {
  readonly hours: Hours;
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onChange: (places: Hours['places']) => void;
}): ReactElement {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const { places } = hours;
  const place = places[shown];
  return (
    <SettingsCard
      title={t`Dónde vale`}
      lead={t`Quien está en un país o una ciudad de la lista sigue su jornada y sus feriados. Los demás, los de toda la organización.`}
    >
      <div role="group" aria-label={t`Dónde vale`} className="flex flex-wrap gap-2">
        <ToggleChip pressed={place === undefined} onPress={() => onShow(-1)}>
          <Trans>Toda la organización</Trans>
        </ToggleChip>
        {places.map((one, index) => (
          <ToggleChip
            key={`${one.countryId}/${one.cityId ?? ''}`}
            pressed={index === shown}
            onPress={() => onShow(index)}
          >
            <PlaceName of={one} />
          </ToggleChip>
        ))}
      </div>
      {adding ? (
        <AddPlace
          places={places}
          onClose={() => setAdding(false)}
          onAdd={(where) => {
            setAdding(false);
            onChange([...places, { ...where, ...timeOf(hours) }]);
            onShow(places.length);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={Plus}
            disabled={places.length >= decisionLimits.places}
            onClick={() => setAdding(true)}
          >
            <Trans>Agregar país o ciudad</Trans>
          </Button>
          {place === undefined ? null : (
            <>
              <Button
                variant="quiet"
                icon={Copy}
                disabled={isSameTime(place, hours)}
                onClick={() =>
                  onChange(places.map((one) => (one === place ? { ...one, ...timeOf(hours) } : one)))
                }
              >
                <Trans>Copiar de la organización</Trans>
              </Button>
              <Button
                variant="quiet"
                icon={Trash2}
                onClick={() => {
                  onChange(places.filter((one) => one !== place));
                  onShow(-1);
                }}
              >
                <RemoveWords of={place} />
              </Button>
            </>
          )}
        </div>
      )}
    </SettingsCard>
  );
}

function RemoveWords({ of }: { readonly of: Where }): ReactElement {
  const name = usePlaceName(of);
  return <Trans>Quitar {name}</Trans>;
}
