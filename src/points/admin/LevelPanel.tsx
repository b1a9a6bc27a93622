/** One level: its names, its minimum points, its icon and its benefits. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { levelEndpoints, type Level } from '#schema/points/levels.endpoints.ts';
import { FormArea, FormField, FormNumber } from '#src/admin/FormFields.tsx';
import { reason } from '#schema/reasons.general.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { IconField } from '#src/admin/IconField.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { Meaning, Narrow } from '#src/admin/SettingsForm.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { OwnIconField } from '#src/files/OwnIconField.tsx';
import { useOwnIcon } from '#src/files/useOwnIcon.ts';
import { levelName } from '#src/points/levelName.ts';
import { placeAmong } from './levelRanges.ts';
import { levelResource } from './pointsAdmin.queries.ts';

interface LevelFields {
  name: string;
  nameEn: string;
  /** Null while the field is empty. */
  minPoints: number | null;
  icon: string;
  iconKey: string | null;
  benefits: string;
}

const toInput = ({ name, nameEn, minPoints, icon, iconKey, benefits }: LevelFields) => ({
  name: name.trim(),
  nameEn: nameEn.trim() === '' ? null : nameEn.trim(),
  minPoints: minPoints ?? 0,
  icon,
  iconKey,
  benefits: benefits.trim(),
});

const row = {
  schema: levelEndpoints.createLevel.body,
  toInput,
  more: ({ minPoints }, language) => (minPoints === null ? [reason('minPoints', 'required', language)] : []),
} satisfies RowForm<LevelFields>;

function Range({
  minPoints,
  others,
}: {
  readonly minPoints: number;
  readonly others: readonly Level[];
}): ReactElement {
  const language = useLanguage();
  const place = placeAmong(others, minPoints);
  if (place === null) return <Trans>Otro nivel empieza con estos puntos: elige otro número.</Trans>;
  const from = formatNumber(minPoints, language);
  const to = pointsIn(place.to ?? 0, language);
  const before = place.before === null ? null : levelName(place.before, language);
  const end = pointsIn(Math.max(0, minPoints - 1), language);
  return (
    <>
      {place.to === null ? (
        <Trans>Es el nivel más alto: desde {pointsIn(minPoints, language)}.</Trans>
      ) : (
        <Trans>
          Va de {from} a {to}.
        </Trans>
      )}{' '}
      {before === null ? (
        minPoints === 0 ? null : (
          <Trans>Con menos puntos todavía no se tiene nivel.</Trans>
        )
      ) : (
        <Trans>
          {before} termina en {end}.
        </Trans>
      )}
    </>
  );
}

export interface LevelPanelProps {
  /** `null` creates a new level. */
  readonly level: Level | null;
  readonly levels: readonly Level[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The end of a level is not editable: it follows from the next level. */
export function LevelPanel({ level, levels, open, onClose }: LevelPanelProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const picture = useOwnIcon(level);
  const { form, panel } = usePanelForm({
    row,
    id: level?.id ?? null,
    begin: {
      name: level?.name ?? '',
      nameEn: level?.nameEn ?? '',
      minPoints: level?.minPoints ?? (levels.length === 0 ? 0 : null),
      icon: level?.icon ?? 'star',
      iconKey: level?.iconKey ?? null,
      benefits: level?.benefits ?? '',
    },
    known: ['name', 'nameEn', 'minPoints', 'icon', 'iconKey', 'benefits'],
    ...levelResource,
    ...picture.uploading(levelResource),
    done: ({ name }) =>
      level === null ? t`Creaste el nivel ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  const minPoints = useWatch({ control, name: 'minPoints' });
  return (
    <FormPanel
      open={open}
      title={level === null ? t`Nuevo nivel` : levelName(level, language)}
      saveLabel={level === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameInTwo control={control} name="name" nameEn="nameEn" placeholder={t`Cumbre`} />
      <Narrow>
        <FormNumber
          control={control}
          name="minPoints"
          label={t`Desde cuántos puntos`}
          max={maxPoints}
          step={100}
          suffix={t`puntos`}
        />
      </Narrow>
      <Meaning>
        {minPoints === null ? (
          <Trans>Cuenta todo lo que alguien ganó para canjear, lo haya gastado o no.</Trans>
        ) : (
          <Range minPoints={minPoints} others={levels.filter(({ id }) => id !== level?.id)} />
        )}
      </Meaning>
      <FormField control={control} name="icon">
        {(tie) => (
          <IconField
            label={t`Ícono`}
            placeholder={t`Busca por una palabra: estrella, montaña, brote`}
            {...tie}
          />
        )}
      </FormField>
      <OwnIconField control={control} name="iconKey" picture={picture} />
      <FormArea
        control={control}
        name="benefits"
        label={t`Qué trae`}
        hint={t`Un beneficio por línea.`}
        placeholder={t`Medio día libre el mes de tu cumpleaños`}
        optional
        counter
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
