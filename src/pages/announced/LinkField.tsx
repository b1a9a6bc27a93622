/** A link target: none, a page of the organisation, a screen of the product, or a typed address. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { Select, type SelectOption } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { pagesToLink } from './announced.queries.ts';

const places = [
  { to: '/catalog', label: msg`Catálogo`, module: 'catalog' },
  { to: '/cupons', label: msg`Cupones`, module: 'catalog' },
  { to: '/wallet', label: msg`Billetera`, module: 'auth' },
  { to: '/podium', label: msg`Podio`, module: 'recognitions' },
  { to: '/badges', label: msg`Insignias`, module: 'insignias' },
  { to: '/corp_values', label: msg`Valores corporativos`, module: 'organization_info' },
  { to: '/files', label: msg`Archivos`, module: 'files_repo' },
] as const;

// Addresses contain no spaces, so these two values cannot be addresses.
const none = 'no link';
const typed = 'typed link';

interface LinkFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Empty for no link. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  /** True if a link is required. */
  readonly required?: boolean | undefined;
}

/** Screens of modules that are off are not offered; a stored one is shown as a typed address. */
export function LinkField({
  label,
  hint,
  value,
  onChange,
  error,
  required = false,
}: LinkFieldProps): ReactElement {
  const { t, i18n } = useLingui();
  const on = {
    auth: true,
    catalog: useModule('catalog'),
    recognitions: useModule('recognitions'),
    insignias: useModule('insignias'),
    organization_info: useModule('organization_info'),
    files_repo: useModule('files_repo'),
  };
  const pages = useQuery({ ...pagesToLink(), enabled: on.organization_info });
  const own = (pages.data ?? []).map(({ slug, title }) => ({ value: pageAddress(slug), label: title }));
  const options: readonly SelectOption<string>[] = [
    ...(required ? [] : [{ value: none, label: t`Sin enlace` }]),
    { value: typed, label: t`Otra dirección` },
    ...own.map((one) => ({ ...one, detail: t`Página de tu organización` })),
    ...places.filter(({ module }) => on[module]).map((one) => ({ value: one.to, label: i18n._(one.label) })),
  ];
  const isKnown = options.some((one) => one.value === value);
  const [isTyping, setTyping] = useState(value !== '' && !isKnown && pages.data !== undefined);
  const choice =
    isTyping || (value !== '' && !isKnown) || (required && value === '')
      ? typed
      : value === ''
        ? none
        : value;
  return (
    <>
      <Select
        label={label}
        hint={choice === typed ? undefined : hint}
        value={choice}
        options={options}
        error={choice === typed ? undefined : error}
        onChange={(next) => {
          setTyping(next === typed);
          onChange(next === typed || next === none ? '' : next);
        }}
      />
      {choice === typed ? (
        <TextField
          label={t`Dirección`}
          hint={t`De la web, como https://ejemplo.com, o de aquí, como /catalog.`}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={value}
          error={error}
          onChange={(event) => {
            setTyping(true);
            onChange(event.currentTarget.value);
          }}
        />
      ) : null}
    </>
  );
}
