/** The working week and the holidays of an organisation or a place. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { SettingsCard } from '#src/admin/SettingsForm.tsx';
import { dayLabel, isoDay } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { RemovableChip } from '#src/ui/RemovableChip.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { holidaysIn } from './holidaysIn.ts';
import type { Time } from './hours.ts';

const halfHours = Array.from({ length: 49 }, (_, half) => half * 30);
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** A Monday; the names of the days follow from it. */
const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
/** The largest calendar file, and how many years of it are taken beside this one. */
const calendarBytes = 1_000_000;
const yearsAhead = 2;

/** `place` is the name of the place; empty for the organisation. */
export function HoursCards({
  place,
  time,
  change,
}: {
  readonly place: string;
  readonly time: Time;
  readonly change: (part: Partial<Time>) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [day, setDay] = useState('');
  const [noCalendar, setNoCalendar] = useState<string>();
  const today = isoDay(useNow(), useOrganization().settings?.timezone);
  const { weekdays, from, to, holidays } = time;
  const addFrom = async (file: File | undefined): Promise<void> => {
    const year = Number(today.slice(0, 4));
    const found = holidaysIn((await file?.text()) ?? '', today, `${year + yearsAhead}-12-31`);
    setNoCalendar(
      found === undefined
        ? t`Ese archivo no es un calendario.`
        : found.length === 0
          ? t`Ese calendario no tiene días desde hoy.`
          : undefined,
    );
    if (found !== undefined) change({ holidays: [...new Set([...holidays, ...found])].toSorted() });
  };
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const times = halfHours.map((minutes) => ({ value: String(minutes), label: timeOf(minutes) }));
  return (
    <>
      <SettingsCard
        title={place === '' ? t`Jornada` : t`Jornada: ${place}`}
        lead={t`Los recordatorios cuentan solo estas horas, en la zona horaria de quien decide.`}
      >
        <div role="group" aria-label={t`Días de trabajo`} className="flex flex-wrap gap-2">
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <ToggleChip
              key={weekday}
              pressed={weekdays.includes(weekday)}
              onPress={() =>
                change({
                  weekdays: weekdays.includes(weekday)
                    ? weekdays.filter((one) => one !== weekday)
                    : [...weekdays, weekday].toSorted((one, other) => one - other),
                })
              }
            >
              {format.format(aMonday + (weekday - 1) * dayMs)}
            </ToggleChip>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={t`Desde`}
            value={String(from)}
            options={times}
            onChange={(value) => change({ from: Number(value) })}
          />
          <Select
            label={t`Hasta`}
            value={String(to)}
            options={times}
            onChange={(value) => change({ to: Number(value) })}
          />
        </div>
      </SettingsCard>
      <SettingsCard
        title={place === '' ? t`Feriados` : t`Feriados: ${place}`}
        lead={t`En estos días ningún reloj avanza.`}
      >
        {holidays.length === 0 ? null : (
          <ul aria-label={t`Feriados`} className="flex flex-wrap gap-2">
            {holidays.map((holiday) => (
              <li key={holiday}>
                <RemovableChip
                  removeLabel={t`Quitar ${dayLabel(holiday)}`}
                  onRemove={() => change({ holidays: holidays.filter((one) => one !== holiday) })}
                >
                  {dayLabel(holiday)}
                </RemovableChip>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={t`Día`}
            type="date"
            value={day}
            onChange={({ currentTarget: { value } }) => setDay(value)}
          />
          <Button
            variant="secondary"
            disabled={day === '' || holidays.includes(day)}
            onClick={() => {
              change({ holidays: [...holidays, day].toSorted() });
              setDay('');
            }}
          >
            <Trans>Agregar feriado</Trans>
          </Button>
        </div>
        <FileField
          label={t`Desde un calendario`}
          hint={t`El archivo .ics de los feriados de tu país o tu ciudad: se agregan los de este año y los dos siguientes.`}
          error={noCalendar}
          optional
          accept=".ics,text/calendar"
          maxBytes={calendarBytes}
          onFiles={([file]) => void addFrom(file)}
        />
      </SettingsCard>
    </>
  );
}
