/** The questions as native disclosures, because keyboard and in-page search work without code. */
import { useLingui } from '@lingui/react/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { questionsFor, type Question } from './questions.ts';

function Line({ of: { question, answer, way } }: { of: Question }): ReactElement {
  const { i18n } = useLingui();
  return (
    <details className="group">
      <summary className="target flex cursor-pointer list-none items-center gap-4 rounded-control py-4 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{i18n._(question)}</span>
        <Icon of={ChevronDown} className="shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <div className="flex max-w-prose72 flex-col items-start gap-3 pb-5 text-soft">
        <p>{i18n._(answer)}</p>
        {way === null ? null : (
          <Link href={way.path} className="target font-semibold text-link hover:underline">
            {i18n._(way.label)}
          </Link>
        )}
      </div>
    </details>
  );
}

/** Only questions of active modules that the reader may use. */
export function Questions(): ReactElement {
  const { modules } = useOrganization();
  const permissions = useMe()?.permissions ?? [];
  const shown = questionsFor(
    (flag) => modules[flag] === true,
    (permission) => permissions.includes(permission),
  );
  return (
    <Card as="section" className="flex min-w-0 flex-col gap-2">
      <CardTitle>
        <Trans>Preguntas frecuentes</Trans>
      </CardTitle>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <li key={one.id}>
            <Line of={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
