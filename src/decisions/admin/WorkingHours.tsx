/** The days and hours in which the clocks of decisions run, for the organisation and for places where they are others. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ApiError } from '#schema/errors.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SettingsForm, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { decisionQueries } from '#src/decisions/decisions.queries.ts';
import { refreshDecisions, updateWorkingHours } from '#src/decisions/decisions.writes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { toInput, type Hours, type PlaceHours } from './hours.ts';
import { HoursCards } from './HoursCards.tsx';
import { HoursPlaces, usePlaceName } from './HoursPlaces.tsx';

/** The place that a refusal is about; undefined for none. */
function placeIn(error: Error): number | undefined {
  const [, index] =
    /^places\.(\d+)\./u.exec((error instanceof ApiError && error.reasons[0]?.field) || '') ?? [];
  return index === undefined ? undefined : Number(index);
}

function PlaceCards({
  place,
  change,
}: {
  readonly place: PlaceHours;
  readonly change: (part: Partial<PlaceHours>) => void;
}): ReactElement {
  return <HoursCards place={usePlaceName(place)} time={place} change={change} />;
}

function Fields({
  stored,
  shown,
  onShow,
}: {
  readonly stored: Hours;
  readonly shown: number;
  readonly onShow: (index: number) => void;
}): ReactElement {
  const { t } = useLingui();
  const [hours, setHours] = useState(stored);
  const saving = useWrite(updateWorkingHours, {
    refresh: refreshDecisions,
    onDone: (saved) => {
      setHours(saved);
      toasts.raise({ severity: 'success', text: t`Guardaste la jornada.` });
    },
  });
  const change = (part: Partial<Hours>): void => setHours((now) => ({ ...now, ...part }));
  const place = hours.places[shown];
  return (
    <SettingsForm
      isDirty={JSON.stringify(hours) !== JSON.stringify(stored)}
      busy={saving.isPending}
      failed={whyFailed(saving.error)}
      onSave={async (event) => {
        event.preventDefault();
        saving.mutate(
          { input: { ...toInput(hours), basedOn: toInput(stored) } },
          { onError: (error) => onShow(placeIn(error) ?? shown) },
        );
      }}
      onReset={() => {
        setHours(stored);
        onShow(-1);
      }}
    >
      <HoursPlaces hours={hours} shown={shown} onShow={onShow} onChange={(places) => change({ places })} />
      {place === undefined ? (
        <HoursCards place="" time={hours} change={change} />
      ) : (
        <PlaceCards
          key={`${place.countryId}/${place.cityId ?? ''}`}
          place={place}
          change={(part) =>
            change({ places: hours.places.map((one) => (one === place ? { ...one, ...part } : one)) })
          }
        />
      )}
    </SettingsForm>
  );
}

/** Changing them moves no clock that runs. */
export function WorkingHours(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(decisionQueries.workingHours());
  // What was saved is shown again in the same place.
  const [shown, setShown] = useState(-1);
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar la jornada.`}>
      {query.data === undefined ? (
        <SettingsWaiting cards={2} />
      ) : (
        <Fields key={JSON.stringify(query.data)} stored={query.data} shown={shown} onShow={setShown} />
      )}
    </ListBoundary>
  );
}
