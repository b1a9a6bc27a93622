/** The figure of the form as each of its readers will see it, read by the server as it will be for them. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { readerGroups, type ReaderGroup } from '#schema/analytics/own.rules.ts';
import { useWording } from '#src/forms/useWording.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { ownFigures } from './own.queries.ts';
import { OwnFigureCard } from './OwnCard.tsx';
import { askOf, type OwnFields } from './ownForm.ts';

export function OwnPreview({ control }: { readonly control: Control<OwnFields> }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const fields = useWatch({ control }) as OwnFields; // the form is made with all fields
  const [reader, setReader] = useState<ReaderGroup>('employees');
  const ask = { ...askOf(fields), shownTo: reader };
  const query = useQuery(ownFigures.preview(ask));
  const words: Readonly<Record<ReaderGroup, string>> = {
    administrators: t`Administración`,
    managers: t`Jefaturas`,
    employees: t`Personas`,
  };
  const name = say(fields.name, fields.nameEn).trim();
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t`Así lo ven`}
        value={reader}
        onChange={setReader}
        options={readerGroups.map((value) => ({ value, label: words[value] }))}
      />
      <OwnFigureCard query={query} of={ask} name={name === '' ? t`Sin título` : name} />
    </div>
  );
}
