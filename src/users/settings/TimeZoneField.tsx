/** The time zone of a person: found by city or country, each with what its clock shows now. */
import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { controlLook, useFieldTies } from '#src/ui/fieldFrame.tsx';
import { floatPanel, floatRow } from '#src/ui/floatLook.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { useNow } from '#src/users/useNow.ts';
import { clockIn, zoneOf, zonesLike } from './timeZones.ts';

/** Zones offered at once; typing finds the others. */
const most = 40;
/** Stands for the organisation's. */
const ofOrganization = '';

/** `value` is null for the zone of the organisation. */
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
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const chosen = value ?? organization;
  const clock = clockIn(chosen, now, language);
  const hint = t`Hora actual allí: ${clock}. Con ella decidimos qué día es hoy para ti.`;
  const ties = useFieldTies({ hint, error });
  const found = isOpen ? zonesLike(query, language, most) : [];
  const own = zoneOf(organization, language);
  const labelOf = (id: string): string =>
    id === ofOrganization ? t`La de tu organización (${own.city})` : zoneOf(id, language).city;
  const row = (id: string, label: string, detail: string): ReactElement => (
    <ComboboxOption key={id} value={id} className={classes(floatRow, 'group')}>
      <span className="min-w-0 flex-1">
        <span className="block truncate group-data-selected:font-semibold">{label}</span>
        <span className="block truncate text-small text-soft">{detail}</span>
      </span>
      <Icon of={Check} className="invisible shrink-0 text-link group-data-selected:visible" />
    </ComboboxOption>
  );
  return (
    <Field className="flex min-w-0 flex-col gap-1.5">
      <Label className="text-small font-semibold">{t`Zona horaria`}</Label>
      <Combobox
        immediate
        value={value ?? ofOrganization}
        onChange={(next) => {
          if (next !== null) onChange(next === ofOrganization ? null : next);
        }}
        onClose={() => {
          setQuery('');
          setOpen(false);
        }}
        invalid={ties['aria-invalid'] === true}
      >
        <div className="relative flex items-center">
          <ComboboxInput
            aria-describedby={ties['aria-describedby']}
            autoComplete="off"
            displayValue={labelOf}
            onFocus={() => setOpen(true)}
            onChange={(event) => setQuery(event.currentTarget.value)}
            className={classes(controlLook(ties['aria-invalid'] === true), 'h-11 ps-3 pe-11')}
          />
          <ComboboxButton
            aria-label={t`Ver zonas horarias`}
            onClick={() => setOpen(true)}
            className="absolute end-1 inline-flex size-9 items-center justify-center rounded-control text-soft"
          >
            <Icon of={ChevronDown} />
          </ComboboxButton>
        </div>
        <ComboboxOptions
          transition
          modal={false}
          anchor="bottom start"
          className={classes(floatPanel, 'max-h-80! w-(--input-width) min-w-64')}
        >
          {query.trim() === ''
            ? row(
                ofOrganization,
                labelOf(ofOrganization),
                `${own.name} · ${clockIn(organization, now, language)}`,
              )
            : null}
          {found.map(({ id, city, name }) => row(id, city, `${name} · ${clockIn(id, now, language)}`))}
          {found.length === 0 ? (
            <div className="px-3 py-2 text-small text-soft">
              <Trans>No conocemos esa zona. Prueba con otra ciudad o con el país.</Trans>
            </div>
          ) : null}
        </ComboboxOptions>
      </Combobox>
      {error === undefined ? null : <FieldError id={`${ties.id}-error`}>{error}</FieldError>}
      <p id={`${ties.id}-hint`} className="text-small text-soft">
        {hint}
      </p>
    </Field>
  );
}
