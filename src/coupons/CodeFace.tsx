/** A code in large type, with a copy button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { useCopyKey } from './useCopyKey.ts';

/** `large` is the variant for the dialog. */
export function CodeFace({
  code,
  title,
  large = false,
  over = false,
}: {
  code: string;
  /** Title of the coupon. */
  title: string;
  large?: boolean | undefined;
  /** True if the code is no longer valid. */
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
