/** The range of rows on the current page, with buttons to the other pages. */
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { pageSize } from '#schema/limits.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { formatTotal } from '#src/lib/totals.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

// Not `disabled`: the button would lose the focus on the last page.
const Turn = ({
  isOver,
  onPress,
  children,
}: {
  readonly isOver: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactElement => (
  <Button
    variant="secondary"
    aria-disabled={isOver}
    className="aria-disabled:opacity-50"
    onClick={isOver ? undefined : onPress}
  >
    {children}
  </Button>
);

/** Shows the numbers even if there is only one page. */
export function PageTurner({
  label,
  page,
  totalPages,
  total,
  onPage,
}: {
  /** Accessible name: "Páginas de personas". */
  readonly label: string;
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}): ReactElement {
  const language = useLanguage();
  const [first, last] = [
    (page - 1) * pageSize.people + 1,
    page < totalPages ? page * pageSize.people : total,
  ].map((number) => formatNumber(number, language));
  const all = formatTotal(total, language);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-small text-soft tabular-nums">
        <Trans>
          {first}–{last} de {all}
        </Trans>
      </p>
      {totalPages <= 1 ? null : (
        <div className="flex gap-2">
          <Turn isOver={page <= 1} onPress={() => onPage(page - 1)}>
            <Icon of={ChevronLeft} size={16} className="-ms-1 rtl:-scale-x-100" />
            <Trans>Anterior</Trans>
          </Turn>
          <Turn isOver={page >= totalPages} onPress={() => onPage(page + 1)}>
            <Trans>Siguiente</Trans>
            <Icon of={ChevronRight} size={16} className="-me-1 rtl:-scale-x-100" />
          </Turn>
        </div>
      )}
    </nav>
  );
}
