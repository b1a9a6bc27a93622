/** Selects an icon from a grid with a search. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Search, type LucideIcon } from 'lucide-react';
import { use, useId, useState, type ReactElement } from 'react';
import { fold } from '#src/lib/text.ts';
import { typeIcon } from '#src/ui/typeIcons.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { IsStoredContext } from './overtaken.context.ts';
import { iconNames } from './iconNames.ts';

/** The icons whose name or words match the query; all icons for an empty query. */
export const iconsFor = (query: string, names = iconNames): readonly string[] =>
  Object.entries(names).flatMap(([name, words]) =>
    fold(`${name} ${words}`).includes(fold(query.trim())) ? [name] : [],
  );

interface IconFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (name: string) => void;
  /** Replaces the icons of recognitions: search words by name, and a function that draws an icon. */
  readonly choice?: {
    readonly names: Readonly<Record<string, string>>;
    readonly iconOf: (name: string) => LucideIcon;
  };
  /** An example of search words. */
  readonly placeholder?: string;
}

/** Native radio buttons, so arrow keys move through the found icons. */
export function IconField({ label, value, onChange, choice, placeholder }: IconFieldProps): ReactElement {
  const { t } = useLingui();
  const group = useId();
  const [query, setQuery] = useState('');
  const { names, iconOf } = choice ?? { names: iconNames, iconOf: typeIcon };
  const isStored = use(IsStoredContext);
  const found = iconsFor(query, names).filter((name) => !isStored || name === value);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      {isStored ? null : (
        <TextField
          label={t`Buscar un ícono`}
          hideLabel
          icon={Search}
          value={query}
          placeholder={placeholder ?? t`Busca por una palabra: equipo, idea, meta`}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in the search must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}{' '}
      {found.length === 0 ? (
        <p className="mt-2 text-small text-soft">
          <Trans>Ningún ícono coincide. Prueba con otra palabra.</Trans>
        </p>
      ) : null}
      <div className="mt-2 grid max-h-40 grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1.5 overflow-y-auto rounded-control border border-line p-1.5">
        {found.map((name) => (
          <label
            key={name}
            title={name}
            className={classes(
              'relative flex h-11 items-center justify-center rounded-control border transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-focus',
              name === value
                ? 'border-brand-edge bg-brand-tint text-link'
                : 'border-transparent text-ink hover:bg-subtle',
            )}
          >
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === value}
              aria-label={name.replaceAll('-', ' ')}
              onChange={() => onChange(name)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            <Icon of={iconOf(name)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
