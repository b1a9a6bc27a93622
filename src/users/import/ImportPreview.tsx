/** The preview of an import: counts, changes of each person, and new departments and groups. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Building, UsersRound, type LucideIcon } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { ImportPreview as Preview } from '#schema/users/imports.endpoints.ts';
import type { ImportAction } from '#schema/users/imports.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CountTiles } from './CountTiles.tsx';
import { PreviewLine } from './PreviewLine.tsx';

type Line = Preview['lines'][number];

const Made = ({
  lead,
  icon,
  names,
}: {
  readonly lead: ReactNode;
  readonly icon: LucideIcon;
  readonly names: readonly string[];
}): ReactElement | null =>
  names.length === 0 ? null : (
    <div className="flex flex-col gap-2">
      <p className="text-small font-semibold">{lead}</p>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Chip icon={icon}>{name}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );

const Brake = ({ preview }: { readonly preview: Preview }): ReactElement => {
  const language = useLanguage();
  const gone = formatNumber(preview.counts.deactivated, language);
  const all = formatNumber(preview.activePeople, language);
  return (
    <Banner severity="warning">
      <Trans>
        Se desactivarían {gone} de {all} personas activas. Antes de importar te pediremos confirmarlo.
      </Trans>
    </Banner>
  );
};

function Lines({
  lines,
  total,
  withRows,
}: {
  readonly lines: readonly Line[];
  readonly total: number;
  readonly withRows: boolean;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const shown = formatNumber(lines.length, language);
  const all = formatNumber(total, language);
  return (
    <Card padding="none" className="overflow-clip">
      <VirtualList
        items={lines}
        keyOf={({ email, action }) => `${action} ${email}`}
        label={t`Lo que pasa con cada persona`}
        itemClass=""
        estimate={84}
      >
        {(line) => <PreviewLine line={line} withRow={withRows} />}
      </VirtualList>
      {lines.length < total ? (
        <p className="px-5 py-3 text-small text-soft">
          <Trans>
            Aquí ves {shown} de {all} personas; con las demás pasa lo mismo.
          </Trans>
        </p>
      ) : null}
    </Card>
  );
}

/** Shared by list imports and directory imports. */
export function ImportPreview({
  preview,
  withRows = true,
}: {
  readonly preview: Preview;
  /** Whether to show the sheet row of each person. */
  readonly withRows?: boolean;
}): ReactElement {
  const [picked, setPicked] = useState<ImportAction | null>(null);
  const { counts, newDepartments, newGroups } = preview;
  const changing = preview.lines.filter(({ action }) => action !== 'unchanged');
  const lines = picked === null ? changing : changing.filter(({ action }) => action === picked);
  const total =
    picked === null
      ? counts.added + counts.changed + counts.reactivated + counts.deactivated
      : counts[picked];
  return (
    <div className="flex flex-col gap-5">
      {preview.isBraked ? <Brake preview={preview} /> : null}
      {preview.heldBack === null ? null : <Banner severity="warning">{preview.heldBack}</Banner>}
      <CountTiles counts={counts} picked={picked} onPick={setPicked} />
      <Made
        lead={
          <Plural
            value={newDepartments.length}
            one="Se crea un departamento"
            other="Se crean # departamentos"
          />
        }
        icon={Building}
        names={newDepartments}
      />
      <Made
        lead={<Plural value={newGroups.length} one="Se crea un grupo" other="Se crean # grupos" />}
        icon={UsersRound}
        names={newGroups}
      />
      {lines.length === 0 ? null : <Lines key={picked} lines={lines} total={total} withRows={withRows} />}
    </div>
  );
}
