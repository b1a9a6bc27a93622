/** The composition of a balance: the sums by kind; each one filters the statement. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import type { AccountSummary } from '#schema/points/points.endpoints.ts';
import type { MovementKind } from '#schema/points/points.rules.ts';
import { useIsDesktop } from '#src/lib/device.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { kindIcons } from './kindIcons.ts';
import { useStatementWords } from './statementWords.ts';

export interface WalletLinesProps {
  sums: AccountSummary['purses'][number];
  /** The kind that filters the statement in this balance. */
  chosen: MovementKind | undefined;
  onChoose: (kind: MovementKind) => void;
}

/** Initially open on wide screens. */
export function WalletLines({
  sums: { purse, balance, lines },
  chosen,
  onChoose,
}: WalletLinesProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const words = useStatementWords();
  const [isOpen, setIsOpen] = useState(useIsDesktop());
  const row = 'flex items-center gap-2.5 px-4 text-small tabular-nums';
  return (
    <div className="self-start rounded-card border border-line bg-card">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-card px-4 text-start text-small font-semibold -outline-offset-2 transition-colors duration-120 hover:bg-subtle focus-visible:-outline-offset-2"
      >
        <Trans>Cómo se compone</Trans>
        <Icon
          of={ChevronDown}
          size={16}
          className={classes('shrink-0 transition-transform duration-180', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        <ul aria-label={t`Cómo se compone: ${words.purse(purse)}`}>
          {lines.map(({ kind, points }) => (
            <li key={kind}>
              <button
                type="button"
                aria-pressed={chosen === kind}
                title={t`Ver estos movimientos`}
                onClick={() => onChoose(kind)}
                className={classes(
                  row,
                  'min-h-9 w-full text-start -outline-offset-2 transition-colors duration-120 focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                  chosen === kind ? 'bg-brand-tint font-semibold' : 'hover:bg-subtle',
                )}
              >
                <Icon of={kindIcons[kind]} size={16} className="shrink-0 text-soft" />
                <span className="min-w-0 flex-1">{words.kind(kind, purse)}</span>
                <span>{signed(points, language)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p
          className={classes(
            row,
            'mx-4 mt-1 justify-between border-t border-line px-0! py-2.5 font-semibold',
          )}
        >
          <span>{lines.length === 0 ? <Trans>Todavía no hay movimientos</Trans> : <Trans>Saldo</Trans>}</span>
          <span>
            {formatNumber(balance, language)}{' '}
            <span className="sr-only">
              <Plural value={balance} one="punto" other="puntos" />
            </span>
          </span>
        </p>
      </div>
    </div>
  );
}
