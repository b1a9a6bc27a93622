/** The editor of one challenge, with its highest cost and what a person would see. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { challengePictures } from '#schema/challenges/challenges.rules.ts';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { EditorFrame } from '#src/admin/EditorFrame.tsx';
import { FormDay, FormField, FormNumber, FormSelect } from '#src/admin/FormFields.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { EditorSkeleton } from '#src/admin/OneItem.tsx';
import { OvertakenContext } from '#src/admin/overtaken.context.ts';
import { useDraftForm } from '#src/admin/useDraftForm.ts';
import { pictureIcons, type PictureName } from '#src/challenges/ChallengePicture.tsx';
import type { OpenedChallenge } from '#src/challenges/challenges.queries.ts';
import { RulesCard } from '#src/challenges/RulesCard.tsx';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { FormMissingTexts } from '#src/forms/builder/MissingTexts.tsx';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Me } from '#src/session/me.queries.ts';
import { ChosenFields } from '#src/surveys/admin/launch/AudienceFields.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Select } from '#src/ui/Select.tsx';
import {
  audienceInput,
  challengeDraftPlace,
  challengeFieldNames,
  ChallengeFields,
  challengeFieldsOf,
  challengeForm,
  describedOf,
} from './challengeForm.ts';
import {
  challengeCategoryResource,
  challengeResource,
  type ChallengeType,
} from './challengesAdmin.queries.ts';
import { CostCard } from './CostCard.tsx';
import { WinFields } from './WinFields.tsx';

const noPicture = '';

function usePictureNames(): Readonly<Record<PictureName, string>> {
  const { t } = useLingui();
  return {
    steps: t`Pasos`,
    ride: t`Bicicleta`,
    water: t`Agua`,
    sleep: t`Sueño`,
    read: t`Lectura`,
    calm: t`Calma`,
    team: t`Equipo`,
  };
}

interface EditorProps {
  /** The current server state; null creates a new challenge. */
  readonly challenge: OpenedChallenge | null;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  /** Also after a save. */
  readonly onClose: () => void;
}

function Editor({
  challenge,
  types,
  me,
  onClose,
}: EditorProps & { readonly types: readonly ChallengeType[] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const categories = useQuery(challengeCategoryResource.list()).data ?? [];
  const pictureNames = usePictureNames();
  const begin = challengeFieldsOf(challenge);
  const firstType = types.find(({ id }) => id === begin.typeId);
  const firstUnit = (language === 'es' ? firstType?.unit : firstType?.unitEn) ?? '';
  const own = useDraftForm({
    place: challengeDraftPlace(me, challenge?.id ?? null),
    shape: ChallengeFields,
    row: challengeForm,
    id: challenge?.id ?? null,
    begin: challenge === null ? { ...begin, unit: firstUnit } : begin,
    known: challengeFieldNames,
    create: challengeResource.create,
    update: challengeResource.update,
    refresh: challengeResource.refresh,
    done: (saved) => {
      const name = wording(saved.name, saved.nameEn, language);
      return challenge === null ? t`Creaste el reto ${name}.` : t`Guardaste los cambios de ${name}.`;
    },
    onClose,
  });
  const { control } = own.form;
  const { isDirty, busy, failed, overtaken, onSave } = own.panel;
  const fields = useWatch({ control }) as ChallengeFields; // every field has a default value
  const described = describedOf(fields);
  const isFixed = challenge?.entered === true;
  return (
    <EditorFrame
      label={challenge === null ? t`Nuevo reto` : wording(challenge.name, challenge.nameEn, language)}
      back={<Trans>Todos los retos</Trans>}
      tools={null}
      saveLabel={challenge === null ? <Trans>Crear el reto</Trans> : <Trans>Guardar</Trans>}
      isRecovered={own.isRecovered}
      {...{ isDirty, busy, failed, onClose, onSave }}
      putBack={own.putBack}
    >
      <OvertakenContext value={overtaken ?? new Map()}>
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <Card className="flex flex-col gap-5">
              <LineInTwo
                control={control}
                name="name"
                nameEn="nameEn"
                label={t`Nombre`}
                placeholder={t`Seis semanas de pasos`}
                maxLength={textLength.name}
              />
              <AreaInTwo
                control={control}
                name="description"
                nameEn="descriptionEn"
                label={t`Descripción`}
                rows={3}
                maxLength={textLength.terms}
              />
              <FormMissingTexts
                control={control}
                pairs={[
                  ['name', 'nameEn'],
                  ['description', 'descriptionEn'],
                ]}
              />
              <div className="grid gap-5 sm:grid-cols-2">
                <FormSelect
                  control={control}
                  name="categoryId"
                  label={t`Categoría`}
                  none={t`Sin categoría`}
                  options={categories.map(({ id, name, nameEn }) => ({
                    value: id,
                    label: wording(name, nameEn, language),
                  }))}
                />
                <FormField control={control} name="picture">
                  {({ value, onChange, error }) => (
                    <Select<PictureName | typeof noPicture>
                      label={t`Imagen`}
                      value={value ?? noPicture}
                      error={error}
                      onChange={(next) => onChange(next === noPicture ? null : next)}
                      options={[
                        { value: noPicture, label: t`Ninguna` },
                        ...challengePictures.map((picture) => ({
                          value: picture,
                          label: pictureNames[picture],
                          icon: pictureIcons[picture],
                        })),
                      ]}
                    />
                  )}
                </FormField>
              </div>
            </Card>
            <Card className="flex flex-col gap-5">
              {isFixed ? (
                <p className="text-small text-soft">
                  <Trans>
                    Ya hay registros: cómo se gana y el primer día quedan fijos. Los puntos solo suben y el
                    final solo se aleja.
                  </Trans>
                </p>
              ) : null}
              <fieldset disabled={isFixed} className="flex min-w-0 flex-col gap-5">
                <legend className="sr-only">{t`Cómo se gana`}</legend>
                <WinFields form={own.form} types={types} />
              </fieldset>
            </Card>
            <Card className="flex flex-col gap-5">
              <div className="grid gap-5 sm:grid-cols-2">
                <FormDay control={control} name="startsOn" label={t`Primer día`} disabled={isFixed} />
                <FormDay control={control} name="endsOn" label={t`Último día`} />
              </div>
              <FormNumber
                control={control}
                name="points"
                label={t`Puntos para quien lo logra`}
                hint={t`Salen del presupuesto al cerrar el reto, una vez por persona. Cero: sin premio.`}
                min={isFixed ? challenge.points : 0}
                max={maxPoints}
                step={10}
                suffix={t`puntos`}
              />
            </Card>
            <Card className="flex flex-col gap-5">
              <FormField control={control} name="audience">
                {({ value: { departmentIds, groupIds, people }, onChange, error }) => (
                  <ChosenFields
                    audience={{ departmentIds, groupIds, userIds: people.map(({ id }) => id) }}
                    people={people}
                    onChange={(change, chosen) =>
                      onChange({
                        departmentIds: [...(change.departmentIds ?? departmentIds)],
                        groupIds: [...(change.groupIds ?? groupIds)],
                        people: [...(chosen ?? people)],
                      })
                    }
                    errorOf={(field) => (field === 'departmentIds' ? error : undefined)}
                    words={{
                      legend: t`Para quién es`,
                      everybody: t`Para todas las personas activas.`,
                    }}
                  />
                )}
              </FormField>
            </Card>
          </div>
          <aside
            aria-label={t`Costo y vista previa`}
            className="flex min-w-0 flex-col gap-6 self-start xl:sticky xl:top-24"
          >
            <CostCard points={fields.points} audience={audienceInput(fields.audience)} />
            <section aria-label={t`Así lo ve una persona`} className="flex flex-col gap-3">
              <h2 className="text-h6 font-semibold">
                <Trans>Así lo ve una persona</Trans>
              </h2>
              {described === null ? (
                <p className="text-small text-soft">
                  <Trans>Aparece cuando el reto tiene meta, unidad y fechas.</Trans>
                </p>
              ) : (
                <>
                  <p className="text-h5 font-semibold wrap-anywhere">
                    {wording(fields.name, fields.nameEn, language)}
                  </p>
                  <RulesCard challenge={described} />
                </>
              )}
            </section>
          </aside>
        </div>
      </OvertakenContext>
    </EditorFrame>
  );
}

/** Waits for the kinds of activity. What was typed is stored on this device until it is saved or discarded. */
export function ChallengeEditor(props: EditorProps): ReactElement {
  const { t } = useLingui();
  const types = useQuery(challengeResource.types());
  return (
    <ListBoundary of={[types]} what={t`No pudimos cargar las actividades.`}>
      {types.data === undefined ? <EditorSkeleton /> : <Editor {...props} types={types.data} />}
    </ListBoundary>
  );
}
