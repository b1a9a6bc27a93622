/** Proposes a first text of a page from a short description. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { RichText } from '#schema/kit/richText.ts';
import { PromptDialog } from '#src/admin/PromptDialog.tsx';
import { RichTextView } from '#src/richText/RichTextView.tsx';
import { plainBlocks } from '#src/richText/plainBlocks.ts';
import { Card } from '#src/ui/Card.tsx';

export function DraftDialog(tie: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTake: (text: RichText) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <PromptDialog
      {...tie}
      kind="page"
      words={{
        description: t`Di de qué trata la página y te proponemos un primer texto.`,
        label: t`De qué trata`,
        placeholder: t`Cómo pedir vacaciones y a quién preguntar`,
        propose: t`Proponer un texto`,
        proposeOther: t`Proponer otro`,
        proposal: t`Texto propuesto`,
        take: t`Poner en la página`,
      }}
      partsOf={plainBlocks}
      show={(text) => (
        <Card padding="small" className="max-h-72 overflow-y-auto">
          <RichTextView text={text} />
        </Card>
      )}
    />
  );
}
