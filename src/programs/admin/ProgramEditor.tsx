/** The editor of one program by its type, and what a person will see of it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { programPictures, programTypes } from '#schema/programs/programs.rules.ts';
import { EditorFrame } from '#src/admin/EditorFrame.tsx';
import { FormDay, FormField, FormSelect, FormSwitch } from '#src/admin/FormFields.tsx';
import { noneOvertaken, OvertakenContext, type Overtaken } from '#src/admin/overtaken.context.ts';
import { ViewSwitch, type EditorView } from '#src/admin/ViewSwitch.tsx';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { FormMissingTexts } from '#src/forms/builder/MissingTexts.tsx';
import { useWording } from '#src/forms/useWording.ts';
import type { Me } from '#src/session/me.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Select } from '#src/ui/Select.tsx';
import { AskedForm } from './AskedForm.tsx';
import { CourseBuilder } from './CourseBuilder.tsx';
import { ProgramPreview } from './ProgramPreview.tsx';
import { programCategoryResource, type BuiltProgram } from './programsAdmin.queries.ts';
import { pictureWords, typeWords, type ProgramPictureName } from './programWords.ts';
import { FixedReward, RewardFields } from './RewardFields.tsx';
import { useProgramForm } from './useProgramForm.ts';

const noPicture = '';

/** The lessons that another person saved meanwhile; one version is chosen as a whole. */
function OvertakenCourse({ of }: { readonly of: Overtaken | undefined }): ReactElement | null {
  if (of === undefined) return null;
  return (
    <Card as="section" tone="tint" className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Alguien más cambió las lecciones</Trans>
      </CardTitle>
      <p className="text-small text-soft">
        <Trans>Las tuyas siguen aquí. Si las guardas, toman el lugar de las suyas.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={of.keepMine}>
          <Trans>Quedarme con las mías</Trans>
        </Button>
        {of.theirs === undefined ? null : (
          <Button variant="secondary" size="small" onClick={of.takeTheirs}>
            <Trans>Quedarme con las suyas</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

export function ProgramEditor({
  program,
  me,
  onClose,
}: {
  /** The current server state; null creates a new one. */
  readonly program: BuiltProgram | null;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  /** Also after a save. */
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const say = useWording();
  const categories = useQuery(programCategoryResource.list()).data ?? [];
  const [view, setView] = useState<EditorView>('write');
  const isNew = program === null;
  const own = useProgramForm({
    program,
    me,
    done: (saved) => {
      const name = say(saved.name, saved.nameEn === '' ? null : saved.nameEn);
      return isNew ? t`Creaste ${name}. Actívalo cuando esté listo.` : t`Guardaste los cambios de ${name}.`;
    },
    onClose,
  });
  const { control } = own.form;
  const { fields, course } = own;
  const { isDirty, busy, failed, overtaken = noneOvertaken, onSave } = own.panel;
  return (
    <EditorFrame
      label={isNew ? t`Nuevo programa` : say(program.name, program.nameEn)}
      back={<Trans>Todos los programas</Trans>}
      tools={<ViewSwitch value={view} onChange={setView} />}
      saveLabel={isNew ? <Trans>Crear el programa</Trans> : <Trans>Guardar</Trans>}
      isRecovered={own.isRecovered}
      {...{ isDirty, busy, failed, onClose }}
      onSave={(event) => {
        setView('write');
        return onSave(event);
      }}
      putBack={own.putBack}
    >
      {view === 'preview' ? (
        <ProgramPreview fields={fields} />
      ) : (
        <OvertakenContext value={overtaken}>
          <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="flex min-w-0 flex-col gap-6">
              <Card className="flex flex-col gap-5">
                {isNew ? (
                  <FormField control={control} name="type">
                    {(tie) => (
                      <RadioCards
                        legend={t`Tipo de programa`}
                        columns={3}
                        options={programTypes.map((value) => ({
                          value,
                          label: i18n._(typeWords[value].name),
                          detail: i18n._(typeWords[value].detail),
                          icon: typeWords[value].icon,
                        }))}
                        {...tie}
                      />
                    )}
                  </FormField>
                ) : null}
                <LineInTwo
                  control={control}
                  name="name"
                  nameEn="nameEn"
                  label={t`Nombre`}
                  placeholder={t`Primera semana`}
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
              </Card>
              {fields.type === 'custom' ? (
                <Card className="flex flex-col gap-5">
                  <FormField control={control} name="form">
                    {(tie) => <AskedForm {...tie} />}
                  </FormField>
                </Card>
              ) : null}
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Card className="flex flex-col gap-5">
                <FormSelect
                  control={control}
                  name="categoryId"
                  label={t`Categoría`}
                  none={t`Sin categoría`}
                  options={categories.map(({ id, name, nameEn }) => ({
                    value: id,
                    label: say(name, nameEn),
                  }))}
                />
                <FormField control={control} name="imageKey">
                  {({ value, onChange, error }) => (
                    <Select<ProgramPictureName | typeof noPicture>
                      label={t`Imagen`}
                      value={value ?? noPicture}
                      error={error}
                      onChange={(next) => onChange(next === noPicture ? null : next)}
                      options={[
                        { value: noPicture, label: t`Ninguna` },
                        ...programPictures.map((picture) => ({
                          value: picture,
                          label: i18n._(pictureWords[picture].name),
                          icon: pictureWords[picture].icon,
                        })),
                      ]}
                    />
                  )}
                </FormField>
                <FormDay control={control} name="startsOn" label={t`Primer día`} optional />
                <FormDay control={control} name="endsOn" label={t`Último día`} optional />
                <FormSwitch
                  control={control}
                  name="open"
                  label={t`Abierto a todas las personas`}
                  detail={(isOn) =>
                    isOn ? t`Cualquiera puede unirse, además de quienes asignes.` : t`Solo quienes asignes.`
                  }
                />
              </Card>
              <Card className="flex flex-col gap-5">
                {program !== null && program.finished > 0 ? (
                  <FixedReward program={program} />
                ) : (
                  <RewardFields control={control} kind={fields.rewardKind} />
                )}
              </Card>
            </div>
          </div>
          {fields.type === 'course' ? (
            <>
              <CourseBuilder course={course} />
              <OvertakenCourse of={overtaken.get('modules')} />
            </>
          ) : null}
        </OvertakenContext>
      )}
    </EditorFrame>
  );
}
