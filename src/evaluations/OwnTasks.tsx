/** The cards of what waits for the person beside writing. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { tabAddress } from './evaluationAddress.ts';
import { useOwnTasks } from './useOwnTasks.ts';

/** Nothing without any. */
export function OwnTasks(): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const { proposals, confirmations } = useOwnTasks();
  if (proposals.length + confirmations.length === 0) return null;
  const line = 'flex flex-wrap items-center justify-between gap-3';
  return (
    <ul aria-label={t`También te espera`} className="grid items-start gap-4 xl:grid-cols-2">
      {proposals.map(({ id, title, titleEn }) => (
        <Card key={id} as="li" className={line}>
          <div className="min-w-48 flex-1">
            <CardTitle>
              <Trans>Propón quiénes escriben sobre ti</Trans>
            </CardTitle>
            <p className="text-small text-soft wrap-anywhere">{wording(title, titleEn, language)}</p>
          </div>
          <Link href={tabAddress('me')} asChild>
            <LinkButton variant="primary">
              <Trans>Proponer compañeros</Trans>
            </LinkButton>
          </Link>
        </Card>
      ))}
      {confirmations.length === 0 ? null : (
        <Card as="li" className={line}>
          <div className="min-w-48 flex-1">
            <CardTitle>
              <Trans>Confirma quiénes escriben sobre tu equipo</Trans>
            </CardTitle>
            <p className="text-small text-soft">
              <Plural
                value={confirmations.length}
                one="# persona espera tu decisión"
                other="# personas esperan tu decisión"
              />
            </p>
          </div>
          <Link href={tabAddress('team')} asChild>
            <LinkButton variant="primary">
              <Trans>Confirmar compañeros</Trans>
            </LinkButton>
          </Link>
        </Card>
      )}
    </ul>
  );
}
