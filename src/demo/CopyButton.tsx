/** Puts a text on the clipboard and says whether it is there. */
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { copyText } from '#src/lib/copyText.ts';
import { Button } from '#src/ui/Button.tsx';

/** `failed` stands below where the browser does not let it; another text is not copied yet. */
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
