/** A button that copies a text to the clipboard and shows the result. */
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { copyText } from '#src/lib/copyText.ts';
import { Button } from '#src/ui/Button.tsx';

/** `failed` is shown below if the browser refuses; the result resets when the text changes. */
export function CopyButton({
  text,
  failed,
}: {
  readonly text: string;
  readonly failed: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const [last, setLast] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const copied = last?.text === text ? last.isDone : undefined;
  const copy = async (): Promise<void> => setLast({ text, isDone: await copyText(text) });
  return (
    <>
      <Button variant="secondary" icon={copied === true ? Check : Copy} onClick={() => void copy()}>
        {copied === true ? t`Copiado` : t`Copiar`}
      </Button>
      {copied === false ? (
        <p role="alert" className="w-full text-small text-soft">
          {failed}
        </p>
      ) : null}
    </>
  );
}
