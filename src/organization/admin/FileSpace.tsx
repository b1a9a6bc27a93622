/** How much space the organisation's files take, whose they are, and the limits. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { Meaning, SettingsCard, SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { request } from '#src/api/client.ts';
import { FileUsageDocument } from '#src/gql/graphql.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { fileSize } from '#src/ui/fileSize.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';

const usageQuery = queryOptions({
  queryKey: ['organization', 'admin', 'fileUsage'],
  queryFn: async ({ signal }) => (await request(FileUsageDocument, {}, { signal })).fileUsage,
});

const megabyte = 1_048_576;

export function FileSpace(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(usageQuery);
  const sizeOf = (megabytes: number): string => fileSize(megabytes * megabyte, language);
  const { data } = query;
  if (data === undefined)
    return (
      <ListBoundary of={[query]} what={t`No pudimos cargar el espacio de los archivos.`}>
        <SettingsWaiting cards={1} />
      </ListBoundary>
    );
  const { files, megabytes, maxMegabytes, people, person } = data;
  const [used, most, ownMost] = [megabytes, maxMegabytes, person.maxMegabytes].map(sizeOf);
  return (
    <SettingsCard title={t`Espacio de los archivos`}>
      <ProgressBar
        label={t`Ocupado`}
        value={megabytes}
        max={maxMegabytes}
        showValue={t`${used} de ${most}`}
      />
      <Meaning>
        <Plural
          value={files}
          one="# archivo: foto, imagen, adjunto o documento."
          other="# archivos: fotos, imágenes, adjuntos y documentos."
        />{' '}
        <Trans>
          Cada persona puede guardar hasta {ownMost} y subir {person.perMinute} archivos por minuto.
        </Trans>
      </Meaning>
      {people.length === 0 ? null : (
        <table className="text-small">
          <caption className="pb-2 text-left font-semibold">
            <Trans>Quienes más ocupan</Trans>
          </caption>
          <tbody>
            {people.map(({ id, name, megabytes: own }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {name ?? <Trans>Una persona eliminada</Trans>}
                </th>
                <td className="py-2 text-right text-soft tabular-nums">{sizeOf(own)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SettingsCard>
  );
}
