/** The panel that makes a task, or changes its text and day. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { taskLimits } from '#schema/tasks/tasks.rules.ts';
import { TaskInput } from '#schema/tasks/tasks.shapes.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormDay, FormField, FormNumber } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { UploadField } from '#src/files/admin/UploadField.tsx';
import type { UploadedFile } from '#src/files/uploadLine.ts';
import { useUploads } from '#src/files/useUploads.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { FormMissingTexts } from '#src/forms/builder/MissingTexts.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { useMe } from '#src/session/me.queries.ts';
import type { WholeTask } from '#src/tasks/tasks.queries.ts';
import { AudienceCost, audienceInput, isWide, TaskAudience } from './TaskAudience.tsx';
import { taskResource, type AdminTask } from './tasksAdmin.queries.ts';

interface TaskFields {
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  audience: {
    everyone: boolean;
    departmentIds: readonly string[];
    groupIds: readonly string[];
    people: readonly PublicUser[];
  };
  dueOn: string;
  points: number | null;
  files: UploadedFile[];
}

const taskForm = {
  schema: TaskInput,
  toInput: ({ title, titleEn, description, descriptionEn, audience, dueOn, points, files }) => ({
    title: title.trim(),
    titleEn: titleEn.trim() || null,
    description: description.trim(),
    descriptionEn: descriptionEn.trim() || null,
    ...audienceInput(audience),
    dueOn: dueOn === '' ? null : dueOn,
    points: points ?? 0,
    attachmentKeys: files.map(({ key }) => key),
  }),
  names: {
    everyone: 'audience',
    departmentIds: 'audience',
    groupIds: 'audience',
    userIds: 'audience',
    attachmentKeys: 'files',
  },
} satisfies RowForm<TaskFields>;

/** `null` creates a new one. */
export function TaskPanel({
  task,
  open,
  onMade,
  onClose,
}: {
  readonly task: AdminTask | null;
  readonly open: boolean;
  /** A new one was stored. */
  readonly onMade?: (made: Pick<WholeTask, 'mine'>) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const me = useMe();
  const leads = me !== undefined && me.userType !== 'employee';
  const { form, panel } = usePanelForm({
    row: taskForm,
    id: task?.id ?? null,
    begin: {
      title: task?.title ?? '',
      titleEn: task?.titleEn ?? '',
      description: task?.description ?? '',
      descriptionEn: task?.descriptionEn ?? '',
      audience: { everyone: false, departmentIds: [], groupIds: [], people: [] },
      dueOn: task?.dueOn ?? '',
      points: task?.points ?? 0,
      files: [],
    },
    known: ['title', 'titleEn', 'description', 'descriptionEn', 'audience', 'dueOn', 'points', 'files'],
    ...taskResource,
    show: (_cache, saved) => {
      if (task === null) onMade?.(saved);
    },
    done: (saved) => {
      const title = say(saved.title, saved.titleEn);
      return task === null ? t`Creaste ${title}.` : t`Guardaste los cambios de ${title}.`;
    },
    onClose,
  });
  const { control } = form;
  const [points, audience] = useWatch({ control, name: ['points', 'audience'] });
  const uploads = useUploads(
    { kind: 'task-attachment', most: taskLimits.files },
    useWatch({ control, name: 'files' }),
    (next) => form.setValue('files', next(form.getValues('files')), { shouldDirty: true }),
  );
  const { fault } = uploads;
  // A task without one of its chosen files would be incomplete, and its files cannot be changed later.
  const save = async (event: SubmitEvent): Promise<void> =>
    fault === null ? panel.onSave(event) : event.preventDefault();
  return (
    <FormPanel
      open={open}
      title={task === null ? t`Crear tarea` : say(task.title, task.titleEn)}
      saveLabel={task === null ? t`Crear` : undefined}
      {...panel}
      onSave={save}
    >
      <LineInTwo
        control={control}
        name="title"
        nameEn="titleEn"
        label={t`Título`}
        maxLength={textLength.name}
        isFirst
      />
      <AreaInTwo
        control={control}
        name="description"
        nameEn="descriptionEn"
        label={t`Descripción`}
        maxLength={textLength.terms}
      />
      {leads ? (
        <FormMissingTexts
          control={control}
          pairs={[
            ['title', 'titleEn'],
            ['description', 'descriptionEn'],
          ]}
        />
      ) : null}
      {leads && task === null ? (
        <FormField control={control} name="audience">
          {({ value, onChange, error }) =>
            me.userType === 'admin' ? (
              <TaskAudience
                value={value}
                onChange={onChange}
                errorOf={(field) =>
                  field === (isWide(value) ? 'departmentIds' : 'userIds') ? error : undefined
                }
              />
            ) : (
              <PeopleField
                label={t`Personas`}
                hint={value.people.length === 0 ? t`Sin personas, la tarea es para ti.` : undefined}
                value={value.people}
                onChange={(people) => onChange({ ...value, people })}
                error={error}
              />
            )
          }
        </FormField>
      ) : null}
      <FormDay control={control} name="dueOn" label={t`Fecha límite`} optional />
      {leads && task === null ? (
        <>
          <FormNumber control={control} name="points" label={t`Puntos`} />
          <AudienceCost value={audience} points={points} />
        </>
      ) : null}
      {task === null ? (
        <UploadField
          kind="task-attachment"
          label={t`Archivos`}
          uploads={uploads}
          multiple
          error={fault ?? form.formState.errors.files?.message}
        />
      ) : null}
    </FormPanel>
  );
}
