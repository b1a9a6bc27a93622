/** The page around the builder: its questions or their preview, and what another person changed meanwhile. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { EditorFrame } from '#src/admin/EditorFrame.tsx';
import { OvertakenContext, type Overtaken } from '#src/admin/overtaken.context.ts';
import { ViewSwitch, type EditorView } from '#src/admin/ViewSwitch.tsx';
import { OvertakenRows } from './OvertakenRows.tsx';
import type { BuilderForm } from './useBuilderForm.ts';

const none: ReadonlyMap<string, Overtaken> = new Map();

export function BuilderFrame({
  own: { panel, isRecovered, putBack },
  preview,
  children,
  ...words
}: {
  readonly own: Pick<BuilderForm<never>, 'panel' | 'isRecovered' | 'putBack'>;
  /** Accessible name of the form. */
  readonly label: string;
  /** The words of the way back. */
  readonly back: ReactNode;
  readonly saveLabel: ReactNode;
  readonly onClose: () => void;
  readonly preview: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const { isDirty, busy, failed, overtaken = none, onSave } = panel;
  const [view, setView] = useState<EditorView>('write');
  return (
    <EditorFrame
      {...words}
      {...{ isRecovered, isDirty, busy, failed, putBack }}
      tools={<ViewSwitch value={view} onChange={setView} />}
      onSave={(event) => {
        setView('write');
        return onSave(event);
      }}
    >
      {view === 'preview' ? (
        preview
      ) : (
        <OvertakenContext value={overtaken}>
          {children}
          <OvertakenRows overtaken={overtaken.get('rows')} />
        </OvertakenContext>
      )}
    </EditorFrame>
  );
}
