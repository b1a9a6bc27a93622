/** The snapshots: saved worlds to return to, or to pass on as a file. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';
import type { DemoControls, SnapshotInfo } from '#src/api/demoKit.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { saveFile } from '#src/lib/saveFile.ts';
import type { CockpitPage } from './page.ts';
import { CockpitSection } from './CockpitSection.tsx';
import { SnapshotQuestion, type Asked } from './SnapshotQuestion.tsx';
import { SnapshotRow } from './SnapshotRow.tsx';
import { useActing } from './useActing.ts';
import { useRefusal } from './useRefusal.ts';

/** Maximum length of a snapshot's name, in characters. */
const longest = 60;

/** Save under a name, load, delete, download, read from a file. */
export function Snapshots({
  controls: { snapshots },
  page,
}: {
  readonly controls: Pick<DemoControls, 'snapshots'>;
  readonly page: CockpitPage;
}): ReactElement {
  const { t } = useLingui();
  const [all, setAll] = useState<readonly SnapshotInfo[]>([]);
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const saving = useActing();
  const doing = useActing();
  const reading = useActing();
  const refusal = useRefusal();
  const look = async (): Promise<void> => setAll(await snapshots.list());
  useEffect(() => {
    snapshots.list().then(setAll, (error: unknown) => console.warn(error));
  }, [snapshots]);
  const said = name.trim();

  const save = async (): Promise<void> => {
    await snapshots.save(said);
    setName('');
    await look();
  };
  const confirm = async ({ what, about: { id } }: Asked): Promise<void> => {
    if (what === 'load') {
      await snapshots.load(id);
      page.reload();
      return;
    }
    await snapshots.remove(id);
    setAsked(null);
    await look();
  };
  const download = async ({ id }: SnapshotInfo): Promise<void> => {
    const file = await snapshots.file(id);
    saveFile(file, file.name);
  };
  return (
    <CockpitSection
      title={t`Mundos guardados`}
      lead={
        <Trans>Con todo lo que se hizo en ellos y la hora a la que iban. Se quedan en este navegador.</Trans>
      }
    >
      <form
        noValidate
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (said !== '')
            saving.act(save, () => t`No se pudo guardar. Quizá falta espacio en el navegador.`);
        }}
      >
        <span className="min-w-0 flex-1">
          <TextField
            label={t`Guardar el de ahora como`}
            value={name}
            maxLength={longest}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </span>
        <Button
          type="submit"
          variant="secondary"
          icon={Save}
          busy={saving.isBusy}
          disabled={said === ''}
          className="h-11"
        >
          <Trans>Guardar</Trans>
        </Button>
      </form>
      {saving.failed === null ? null : <FieldError>{saving.failed}</FieldError>}
      {all.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>Todavía no guardas ninguno.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {all.map((one) => (
            <SnapshotRow
              key={one.id}
              snapshot={one}
              onLoad={() => setAsked({ what: 'load', about: one })}
              onRemove={() => setAsked({ what: 'remove', about: one })}
              onDownload={() =>
                doing.act(
                  () => download(one),
                  () => t`El archivo no se pudo escribir.`,
                )
              }
            />
          ))}
        </ul>
      )}
      {doing.failed === null || asked !== null ? null : <FieldError>{doing.failed}</FieldError>}
      <FileField
        label={t`Leer de un archivo`}
        error={reading.failed ?? undefined}
        disabled={reading.isBusy}
        onFiles={([file]) => {
          if (file !== undefined)
            reading.act(async () => {
              await snapshots.read(file);
              await look();
            }, refusal);
        }}
      />
      <SnapshotQuestion
        asked={asked}
        isBusy={doing.isBusy}
        failed={doing.failed}
        onClose={() => {
          setAsked(null);
          doing.forget();
        }}
        onConfirm={() => {
          if (asked !== null)
            doing.act(
              () => confirm(asked),
              (error) =>
                error instanceof SnapshotRefused
                  ? refusal(error)
                  : t`No se pudo. El mundo que corre sigue como estaba.`,
            );
        }}
      />
    </CockpitSection>
  );
}
