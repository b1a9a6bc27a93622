/** The persona picker of the demo: photos with one line each, for one organisation at a time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { Persona } from '#src/api/demoKit.ts';
import { applyBrand, brandPalette } from '#src/lib/colors.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

function useRoleLine(): (role: Persona['role']) => string {
  const { t } = useLingui();
  return (role) => {
    switch (role) {
      case 'employee':
        return t`Da las gracias y canjea puntos`;
      case 'manager':
        return t`También acompaña a su equipo`;
      case 'admin':
        return t`Configura la organización`;
      case 'external':
        return t`Entrega los premios desde fuera`;
    }
  };
}

export interface PersonaPickerProps {
  readonly personas: readonly Persona[];
  /** Slug of the shown organisation. */
  readonly organization: string;
  readonly onOrganization: (slug: string) => void;
  /** E-mail of the persona that is signing in. */
  readonly chosen: string | null;
  readonly onChoose: (persona: Persona) => void;
}

/**
 * One click signs in; the form follows below. Radio buttons switch the organisation, whose colours the
 * surrounding page (`data-sign-in`) takes.
 */
export function PersonaPicker({
  personas,
  organization,
  onOrganization,
  chosen,
  onChoose,
}: PersonaPickerProps): ReactElement {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const lineOf = useRoleLine();
  const organizations = [
    ...new Map(personas.map((one) => [one.organization.slug, one.organization])).values(),
  ];
  const shown = organizations.find(({ slug }) => slug === organization);
  useLayoutEffect(() => {
    // Not through a ref of the page: React sets that ref after the effects inside the page.
    const page = section.current?.closest<HTMLElement>('[data-sign-in]');
    if (page !== null && page !== undefined && shown !== undefined)
      applyBrand(page, brandPalette(shown.main, shown.secondary));
  }, [shown]);
  return (
    <>
      <section ref={section} aria-label={t`Personas de la demostración`} className="flex flex-col gap-4">
        <fieldset className="flex gap-1 rounded-card bg-subtle p-1">
          <legend className="sr-only">{t`Organización`}</legend>
          {organizations.map(({ slug, name }) => (
            <label
              key={slug}
              className="target flex flex-1 items-center justify-center rounded-control px-4 py-2 text-small text-soft transition-colors duration-120 has-checked:bg-card has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="organization"
                value={slug}
                checked={slug === organization}
                onChange={() => onOrganization(slug)}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </fieldset>
        <ul className="flex flex-col gap-2">
          {personas
            .filter((persona) => persona.organization.slug === organization)
            .map((persona) => (
              <li key={persona.email}>
                <button
                  type="button"
                  aria-disabled={chosen !== null}
                  aria-busy={chosen === persona.email || undefined}
                  onClick={() => onChoose(persona)}
                  className="group relative flex w-full items-center gap-4 overflow-hidden rounded-card border border-line bg-card p-3 pe-4 text-start transition-colors duration-120 hover:border-brand-edge hover:bg-brand-tint"
                >
                  <Avatar name={persona.name} src={persona.portrait} size={48} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{persona.name}</span>
                    <span className="block text-small text-soft">{lineOf(persona.role)}</span>
                  </span>
                  <Icon
                    of={ChevronRight}
                    className="shrink-0 text-soft transition-transform duration-120 group-hover:translate-x-0.5"
                  />
                  <span
                    aria-hidden
                    className={classes(
                      'absolute inset-x-0 bottom-0 h-[3px] origin-left bg-brand',
                      chosen === persona.email ? 'animate-busy' : 'hidden',
                    )}
                  />
                </button>
              </li>
            ))}
        </ul>
      </section>
      <p className="flex items-center gap-4 text-small text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>o con correo y contraseña</Trans>
      </p>
    </>
  );
}
