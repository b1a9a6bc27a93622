/** All versions of a document, newest first; old ones stay readable. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { CardTitle } from '#src/ui/Card.tsx';
import { fileSize } from '#src/ui/fileSize.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { FileLink } from './FileLink.tsx';
import type { Version } from './files.queries.ts';
import { typeName } from './fileTypes.ts';

/** `name` is the document's name. */
export function VersionList({
  name,
  versions,
}: {
  readonly name: string;
  readonly versions: readonly Version[];
}): ReactElement {
  const language = useLanguage();
  return (
    <section>
      <CardTitle as="h3">
        <Trans>Versiones</Trans>
      </CardTitle>
      <ol className="mt-2 divide-y divide-line rounded-card border border-line bg-card">
        {versions.map((one) => {
          const { version, note, createdAt, size, contentType, uploadedBy } = one;
          return (
            <li key={version} className="flex items-start justify-between gap-4 px-4 py-3">
              <div className="min-w-0">
                <p className="font-semibold">
                  <Trans>Versión {version}</Trans>
                </p>
                {note === null ? null : <p className="wrap-anywhere">{note}</p>}
                <p className="text-small text-soft">
                  <time dateTime={createdAt} title={exactTime(createdAt, { language })}>
                    {createdVariant(createdAt)}
                  </time>
                  {` · ${typeName(contentType)} · ${fileSize(size, language)}`}
                  {uploadedBy === null ? '' : ` · ${uploadedBy.name}`}
                </p>
              </div>
              <FileLink name={name} version={one} look="words" />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
