/** The form of one program with its draft; reasons about lessons are shown at the lesson that they are about. */
import { useState, type SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '#schema/errors.ts';
import { useDraftForm, type DraftForm } from '#src/admin/useDraftForm.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { ModuleRow } from './lessonRows.ts';
import {
  checkCourse,
  courseFaults,
  programDraftPlace,
  programFieldNames,
  ProgramFields,
  programFieldsOf,
  programForm,
  type CourseFaults,
} from './programForm.ts';
import { programResource, type BuiltProgram } from './programsAdmin.queries.ts';

/** What the builder of a course draws and calls. */
export interface CourseTie {
  readonly modules: readonly ModuleRow[];
  readonly faults: CourseFaults;
  /** A message about the lessons as a whole. */
  readonly error: string | undefined;
  /** Changes the lessons as they are at that moment, which an upload that ends needs. */
  readonly change: (next: (modules: readonly ModuleRow[]) => ModuleRow[]) => void;
  /** Why a file of a lesson cannot be saved yet; null when it can. */
  readonly onFileFault: (fault: string | null) => void;
}

const noFaults: CourseFaults = new Map();

interface ProgramForm extends DraftForm<ProgramFields> {
  readonly fields: ProgramFields;
  readonly course: CourseTie;
}

export function useProgramForm({
  program,
  me,
  done,
  onClose,
}: {
  readonly program: BuiltProgram | null;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  /** The toast after a save. */
  readonly done: (saved: Pick<ProgramFields, 'name' | 'nameEn'>) => string;
  readonly onClose: () => void;
}): ProgramForm {
  const language = useLanguage();
  const [refused, setRefused] = useState(noFaults);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const own = useDraftForm({
    place: programDraftPlace(me, program?.id ?? null),
    shape: ProgramFields,
    row: programForm,
    id: program?.id ?? null,
    begin: programFieldsOf(program),
    known: programFieldNames,
    create: programResource.create,
    update: programResource.update,
    refresh: programResource.refresh,
    explain: (error, { getValues }) => {
      if (error instanceof ApiError) setRefused(courseFaults(getValues().modules, error.reasons));
    },
    done,
    onClose,
  });
  const { form, panel } = own;
  const fields = useWatch({ control: form.control }) as ProgramFields; // every field has a default value
  const error = form.formState.errors.modules?.message;
  const found = error === undefined || refused.size > 0 ? refused : checkCourse(fields, language);
  return {
    ...own,
    fields,
    putBack: () => {
      setRefused(noFaults);
      own.putBack();
    },
    panel: {
      ...panel,
      // A lesson without the file that was chosen for it would be incomplete.
      onSave: async (event: SubmitEvent) => {
        setRefused(noFaults);
        return fileFault === null ? panel.onSave(event) : event.preventDefault();
      },
    },
    course: {
      modules: fields.modules,
      faults: found,
      error: found.size > 0 ? undefined : error,
      change: (next) => {
        setRefused(noFaults);
        form.setValue('modules', next(form.getValues('modules')), {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      },
      onFileFault: setFileFault,
    },
  };
}
