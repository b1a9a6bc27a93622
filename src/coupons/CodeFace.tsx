/** A code, large enough to be read across a counter, with the button that copies it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { useCopyKey } from './useCopyKey.ts';

/** `large` stands alone in its dialog. */
export function CodeFace({
  code,
  title,
  large = false,
  over = false,
}: {
  code: string;
  /** Of its coupon. */
  title: string;
  large?: boolean | undefined;
  /** Nobody takes it any more. */
  over?: boolean | undefined;
}): ReactElement {
  const { t } = useLingui();
  const copy = useCopyKey();
  return (
    <div
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed border-control',
        large ? 'flex-col px-4 py-6' : 'justify-between px-4 py-3',
      )}
    >
      <p
        className={classes(
          'font-bold tracking-[0.06em] whitespace-nowrap tabular-nums select-all',
          large ? 'text-h4 sm:text-h3' : 'text-h5',
          over && 'text-soft line-through',
        )}
      >
        {code}
      </p>
      {over ? null : (
        <Button
          variant="secondary"
          icon={Copy}
          aria-label={t`Copiar el código de ${title}`}
          onClick={() => copy(code)}
        >
          <Trans>Copiar</Trans>
        </Button>
      )}
    </div>
  );
}
