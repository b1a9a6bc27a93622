/**
 * What matches the typed `@…` or `#…`, under the text and never over it: focus stays in the text, the list marks the
 * active row.
 */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';

/** Id of the list; its rows append `-0`, `-1` … (only one composer is mounted at a time). */
export const suggestionId = 'composer-suggestion';

/** One thing that the typed words can mean. */
export interface Suggestion {
  readonly id: string;
  readonly picture: ReactNode;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly onChoose: () => void;
}

export interface SuggestionListProps {
  label: string;
  suggestions: readonly Suggestion[];
  state: 'ready' | 'loading' | 'failed';
  active: number;
  onActive: (index: number) => void;
}

/** A list box without focus of its own. */
export function SuggestionList({
  label,
  suggestions,
  state,
  active,
  onActive,
}: SuggestionListProps): ReactElement {
  return (
    <div className="absolute inset-x-0 top-full z-10 animate-appear rounded-card border border-line bg-raised p-1.5 shadow-raised">
      <p role="status" className={suggestions.length > 0 ? 'sr-only' : 'px-3 py-2 text-small text-soft'}>
        {suggestions.length > 0 ? (
          <Plural
            value={suggestions.length}
            one="# opción. Elige con las flechas y Enter."
            other="# opciones. Elige con las flechas y Enter."
          />
        ) : state === 'loading' ? (
          <Trans>Buscando…</Trans>
        ) : state === 'failed' ? (
          <Trans>No pudimos buscar personas. Puedes seguir escribiendo.</Trans>
        ) : (
          <Trans>Nada coincide con lo que escribiste.</Trans>
        )}
      </p>
      {suggestions.length === 0 ? null : (
        <div id={suggestionId} role="listbox" tabIndex={-1} aria-label={label}>
          {suggestions.map(({ id, picture, label: name, detail, onChoose }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field handles the keys (aria-activedescendant)
            <div
              key={id}
              id={`${suggestionId}-${String(index)}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerEnter={() => onActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onChoose}
              className={classes(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 pointer-coarse:min-h-11',
                index === active && 'bg-subtle',
              )}
            >
              {picture}
              <span className="min-w-0 flex-1">
                <span className="block truncate">{name}</span>
                {detail === undefined ? null : (
                  <span className="block truncate text-small text-soft">{detail}</span>
                )}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
