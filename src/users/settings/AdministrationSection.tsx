/**
 * Links from one's own settings to the administration, for administrators (spec §1: keys are under Settings,
 * Admin Panel, Public API).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, KeySquare, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '#src/ui/Icon.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { SettingsSection } from './SectionForm.tsx';

const Way = ({
  to,
  icon,
  title,
  lead,
}: {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly lead: string;
}): ReactElement => (
  <li>
    <Link
      href={to}
      className="target -mx-2 flex items-center gap-3 rounded-control px-2 py-2.5 transition-colors duration-120 hover:bg-subtle"
    >
      <Icon of={icon} className="shrink-0 text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-soft">{lead}</span>
      </span>
      <Icon of={ChevronRight} className="shrink-0 text-soft rtl:-scale-x-100" />
    </Link>
  </li>
);

/** The link to keys is shown only with permission. */
export function AdministrationSection(): ReactElement {
  const { t } = useLingui();
  const mayMakeKeys = useMe()?.permissions.includes('apiKeys.manage') === true;
  return (
    <SettingsSection
      title={t`Panel de administración`}
      lead={<Trans>Lo que decides por toda la organización está aparte de tu propia cuenta.</Trans>}
    >
      <ul>
        <Way
          to="/admin"
          icon={ShieldCheck}
          title={t`Abrir el panel`}
          lead={t`Personas, puntos, premios, marca y módulos.`}
        />
        {mayMakeKeys ? (
          <Way
            to="/admin/public-api"
            icon={KeySquare}
            title={t`API pública`}
            lead={t`Claves para que otros programas reconozcan en nombre de tu gente.`}
          />
        ) : null}
      </ul>
    </SettingsSection>
  );
}
