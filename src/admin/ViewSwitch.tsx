/** Switches an editor between its fields and the preview. */
import { useLingui } from '@lingui/react/macro';
import { Eye, PencilLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';

export type EditorView = 'write' | 'preview';

export function ViewSwitch({
  value,
  onChange,
}: {
  readonly value: EditorView;
  readonly onChange: (view: EditorView) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`Qué se ve`}
      hideLabel
      value={value}
      onChange={onChange}
      options={[
        { value: 'write', label: t`Escribir`, icon: PencilLine },
        { value: 'preview', label: t`Vista previa`, icon: Eye },
      ]}
    />
  );
}
