/** Tracks the sections of the settings with unsaved changes: leaving asks once for all of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLeaving } from '#src/ui/useLeaving.ts';

type Report = (section: string, isDirty: boolean) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** Reports unsaved changes of a section while it is mounted. */
export function useUnsaved(section: string, isDirty: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(section, isDirty);
    return () => report(section, false);
  }, [report, section, isDirty]);
}

/** Wraps all sections. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useLingui();
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>(
    (section, isDirty) =>
      setDirty((before) => {
        if (before.has(section) === isDirty) return before;
        const next = new Set(before);
        if (isDirty) next.add(section);
        else next.delete(section);
        return next;
      }),
    [],
  );
  const { isAsking, leave, stay } = useLeaving(dirty.size > 0);
  return (
    <UnsavedContext value={report}>
      {children}
      <ConfirmDialog
        open={isAsking}
        onClose={stay}
        title={t`¿Salir sin guardar?`}
        confirmLabel={t`Salir sin guardar`}
        cancelLabel={t`Seguir editando`}
        onConfirm={leave}
      >
        <Trans>Lo que cambiaste todavía no se guardó y se perdería.</Trans>
      </ConfirmDialog>
    </UnsavedContext>
  );
}
