/** Bulk edits: corrections for a common fault, and repeats of the last edit. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Wand } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { Edits } from '#machines/peopleImport.cells.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { fieldWords } from './importWords.ts';
import { suggestionsFor, type Suggestion } from './suggestions.ts';

/** One cell was edited, and other cells have the same text. */
export interface Again {
  readonly fault: RowFault;
  readonly text: string;
  readonly cells: readonly string[];
}

const Offer = ({
  children,
  example,
  action,
}: {
  readonly children: ReactNode;
  readonly example: ReactNode;
  readonly action: ReactNode;
}): ReactElement => (
  <li className="flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-3">
    <Icon of={Wand} className="shrink-0 text-link" />
    <p className="min-w-48 flex-1 text-small">
      <span className="font-semibold">{children}</span> <span className="text-soft">{example}</span>
    </p>
    {action}
  </li>
);

function Words({ of: { kind, edits } }: { readonly of: Suggestion }): ReactElement {
  const count = Object.keys(edits).length;
  if (kind === 'email')
    return <Plural value={count} one="Un correo tiene un desliz." other="# correos tienen un desliz." />;
  if (kind === 'dayFirst')
    return (
      <Plural value={count} one="Una fecha está como día/mes/año." other="# fechas están como día/mes/año." />
    );
  return (
    <Plural
      value={count}
      one="Una fecha puede estar como mes/día/año."
      other="# fechas pueden estar como mes/día/año."
    />
  );
}

/** Each suggestion shows one example. */
export function FixHelp({
  faults,
  again,
  onEdit,
}: {
  /** Faults that are still open. */
  readonly faults: readonly RowFault[];
  readonly again: Again | null;
  readonly onEdit: (edits: Edits) => void;
}): ReactElement | null {
  const { t, i18n } = useLingui();
  const suggestions = suggestionsFor(faults);
  const those = again === null || again.cells.length === 0 ? null : again;
  if (suggestions.length === 0 && those === null) return null;
  const value = those?.fault.value ?? '';
  const text = those?.text ?? '';
  const field = those?.fault.field ?? null;
  const column = field === null ? '' : i18n._(fieldWords[field]);
  return (
    <ul aria-label={t`Arreglos que se pueden hacer de una vez`} className="flex flex-col gap-2">
      {those === null ? null : (
        <Offer
          example={
            <Trans>
              {column}: «{value}» pasa a «{text}».
            </Trans>
          }
          action={
            <Button
              variant="secondary"
              onClick={() => onEdit(Object.fromEntries(those.cells.map((cell) => [cell, those.text])))}
            >
              <Trans>Cambiar todas</Trans>
            </Button>
          }
        >
          <Plural
            value={those.cells.length}
            one="Otra celda dice lo mismo."
            other="Otras # celdas dicen lo mismo."
          />
        </Offer>
      )}
      {suggestions.map((one) => {
        const { from, to } = one.example;
        return (
          <Offer
            key={one.kind}
            example={
              <Trans>
                Por ejemplo, {from} pasa a {to}.
              </Trans>
            }
            action={
              <Button variant="secondary" onClick={() => onEdit(one.edits)}>
                <Trans>Corregir</Trans>
              </Button>
            }
          >
            <Words of={one} />
          </Offer>
        );
      })}
    </ul>
  );
}
