/** A block of code with a copy button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { codeParts, type CodePart } from './codeParts.ts';

const looks: Readonly<Record<CodePart['kind'], string | undefined>> = {
  plain: undefined,
  name: 'text-link',
  text: 'text-success-text',
  number: 'text-accent-text',
  word: 'font-semibold',
};

/** Duration of the "copied" message, in ms. */
const saidMs = 2_000;

function CopyButton({ code, label }: { readonly code: string; readonly label: string }): ReactElement {
  const { t } = useLingui();
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = (): void => {
    // `navigator.clipboard` is undefined on plain http, contrary to its type.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(code))
      .then(
        () => setSaid('copied'),
        () => setSaid('refused'),
      );
  };
  return (
    <span className="flex items-center gap-1">
      <output className="text-meta text-soft">
        {said === 'copied' ? <Trans>Copiado</Trans> : null}
        {said === 'refused' ? <Trans>Selecciona el texto y cópialo</Trans> : null}
      </output>
      <IconButton
        icon={said === 'copied' ? Check : Copy}
        size="small"
        label={t`Copiar: ${label}`}
        onClick={copy}
      />
    </span>
  );
}

export interface CodeBlockProps {
  readonly code: string;
  /** Its heading. */
  readonly label: string;
  /** Limits the height. */
  readonly low?: boolean | undefined;
}

/** Scrolls sideways, and is focusable so that the keyboard can scroll it. */
export function CodeBlock({ code, label, low = false }: CodeBlockProps): ReactElement {
  const parts = useMemo(() => codeParts(code), [code]);
  return (
    <figure className="overflow-clip rounded-card border border-line bg-card">
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-line ps-4 pe-2 text-small font-semibold text-soft">
        <span className="min-w-0 truncate">{label}</span>
        <CopyButton code={code} label={label} />
      </figcaption>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- overflowing code must be scrollable without a pointer
        tabIndex={0}
        role="group"
        aria-label={label}
        translate="no"
        className={classes(
          'overflow-auto px-4 py-3 text-small -outline-offset-2 focus-visible:-outline-offset-2',
          low && 'max-h-72',
        )}
      >
        <code>
          {parts.map(({ text, kind }, index) => (
            <span key={index} className={looks[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
