/** Signs in as another persona with one click, without a form. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { DemoKit, Persona } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import type { CockpitPage } from './page.ts';
import { CockpitSection } from './CockpitSection.tsx';
import { useActing } from './useActing.ts';
import { useWhoIsIn } from './whoIsIn.ts';
import { roleWords } from './words.ts';

function Face({
  persona: { name, portrait, role },
  isIn,
  onChoose,
}: {
  readonly persona: Persona;
  readonly isIn: boolean;
  readonly onChoose: () => void;
}): ReactElement {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={isIn}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-card border border-control bg-card p-2.5 text-start transition-colors duration-120 hover:bg-subtle aria-pressed:border-brand-edge aria-pressed:bg-brand-tint"
    >
      <Avatar name={name} src={portrait} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-small font-semibold">{name}</span>
        <span className="block truncate text-meta text-soft">{i18n._(roleWords[role])}</span>
      </span>
      {isIn ? <Icon of={Check} size={16} className="shrink-0 text-link" /> : null}
    </button>
  );
}

/** Four personas of one organisation; the signed-in one is marked. Signing in opens home. */
export function PersonaFaces({
  kit,
  page,
  organization,
}: {
  readonly kit: Pick<DemoKit, 'personas' | 'tokenOf'>;
  readonly page: CockpitPage;
  /** Organisation whose personas are shown first if no persona is signed in. */
  readonly organization: string;
}): ReactElement {
  const { t } = useLingui();
  const email = useWhoIsIn(kit);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { act, failed } = useActing();
  const inside = kit.personas.find((persona) => persona.email === email);
  const shown = chosen ?? inside?.organization.slug ?? organization;
  const organizations = [
    ...new Map(kit.personas.map((one) => [one.organization.slug, one.organization])).values(),
  ];
  const enter = async (persona: Persona): Promise<void> => {
    const token = await kit.tokenOf(persona.email);
    page.go('/');
    tokenStore.write(token);
  };
  return (
    <CockpitSection title={t`Entrar como`} lead={<Trans>Sin contraseña; el mundo sigue como está.</Trans>}>
      <SegmentedControl
        label={t`Organización`}
        hideLabel
        wide
        value={shown}
        onChange={setChosen}
        options={organizations.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <ul className="grid gap-2 sm:grid-cols-2">
        {kit.personas
          .filter((persona) => persona.organization.slug === shown)
          .map((persona) => (
            <li key={persona.email}>
              <Face
                persona={persona}
                isIn={persona.email === email}
                onChoose={() =>
                  act(
                    () => enter(persona),
                    () => t`No se pudo entrar. Inténtalo otra vez.`,
                  )
                }
              />
            </li>
          ))}
      </ul>
      {failed === null ? null : <FieldError>{failed}</FieldError>}
    </CockpitSection>
  );
}
