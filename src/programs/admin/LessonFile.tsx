/** The file of a lesson: one upload, which the save waits for. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import { UploadField } from '#src/files/admin/UploadField.tsx';
import { useUploads } from '#src/files/useUploads.ts';
import type { LessonRow } from './lessonRows.ts';

export function LessonFile({
  file,
  error,
  onChange,
  onFault,
}: {
  readonly file: LessonRow['file'];
  readonly error: string | undefined;
  /** Must change the lesson as it is at that moment. */
  readonly onChange: (file: LessonRow['file']) => void;
  readonly onFault: (fault: string | null) => void;
}): ReactElement {
  const { t } = useLingui();
  const there = file === null ? [] : [file];
  // A finished upload comes after the file that was there when it began.
  const uploads = useUploads({ kind: 'program-attachment', most: 1 }, there, (next) =>
    onChange(next(there).at(-1) ?? null),
  );
  const { fault } = uploads;
  useEffect(() => {
    onFault(fault);
    return () => onFault(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's function only keeps what it is told
  }, [fault]);
  return (
    <UploadField
      kind="program-attachment"
      label={t`Archivo de la lección`}
      uploads={uploads}
      multiple={false}
      error={fault ?? error}
    />
  );
}
