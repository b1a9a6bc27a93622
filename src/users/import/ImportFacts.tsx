/** The facts of an import: file, author and time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { UserImport } from '#schema/users/imports.endpoints.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { kindWords } from './importWords.ts';

/** One quiet line. */
export function ImportFacts({
  of: { fileName, kind, createdBy, createdAt },
}: {
  readonly of: Pick<UserImport, 'fileName' | 'kind' | 'createdBy' | 'createdAt'>;
}): ReactElement {
  const { i18n } = useLingui();
  const timeZone = useOrganization().settings?.timezone;
  const name = fileName ?? i18n._(kindWords[kind]);
  const day = createdVariant(createdAt, { timeZone });
  return (
    <p className="mt-0.5 text-small text-soft wrap-anywhere">
      <Trans>
        {name} · {createdBy}, {day}
      </Trans>
    </p>
  );
}
