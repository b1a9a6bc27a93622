/** A transfer of several lines, each with a person, an amount, a balance and a reason. All lines are given or none. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ApiError } from '#schema/errors.ts';
import { storeLimits } from '#schema/limits.parts.ts';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { newKey } from '#src/api/newKey.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { Me } from '#src/session/me.queries.ts';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { GiveBar } from './GiveBar.tsx';
import { GiveConfirm } from './GiveConfirm.tsx';
import { givePlace, TransferDraft } from './giveDrafts.ts';
import { givenOnce } from './givenOnce.ts';
import { pointAdminWrites } from './pointsAdmin.queries.ts';
import { TransferRow } from './TransferRow.tsx';
import {
  checkLines,
  emptyLine,
  faultsOf,
  isWritten,
  mapOf,
  noFaults,
  peopleOf,
  totalOf,
  type Line,
} from './transferLines.ts';
import { useGiving } from './useGiving.ts';

const fresh = (): readonly Line[] => [emptyLine(newKey(), 'redeem')];

/** Typed values are kept until the points were given, also over reloads. */
export function TransferForm({ me, left }: { readonly me: Me; readonly left: number }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const place = givePlace('transfer', me);
  const [lines, setLines] = useState<readonly Line[]>(() => {
    const kept = readValue(place, TransferDraft) ?? [];
    return kept.length === 0 ? fresh() : kept;
  });
  const [faults, setFaults] = useState(noFaults);
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => keepValue(place, isWritten(lines) ? lines : null), [place, lines]);
  useEffect(() => {
    // Focuses the first field of an added line.
    if (added !== null) list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [added]);
  const giving = useGiving({
    write: givenOnce(`points-transfer:${me.id}`, pointAdminWrites.transfer),
    refusal: (error) => {
      if (!(error instanceof ApiError) || error.reasons.length === 0) return error.message;
      const found = faultsOf(lines, error.reasons);
      setFaults(found);
      return found.rest;
    },
    onGiven: () => {
      setLines(fresh());
      setFaults(noFaults);
    },
  });
  const total = totalOf(lines);
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    if (giving.isPending) return;
    const found = checkLines(lines, language);
    setFaults(found);
    if (found === noFaults) giving.panel.open({ people: peopleOf(lines), total, fields: mapOf(lines) });
  });
  const change = (key: string, more: Partial<Omit<Line, 'key'>>): void => {
    setLines(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
    // Clears the errors of a line once it is edited.
    if (faults.lines.has(key))
      setFaults({ ...faults, lines: new Map([...faults.lines].filter(([other]) => other !== key)) });
  };
  const remove = (key: string): void => {
    const others = lines.filter((line) => line.key !== key);
    setLines(others.length === 0 ? fresh() : others);
  };
  const add = (): void => {
    const line = emptyLine(newKey(), lines.at(-1)?.purse ?? 'redeem');
    setLines([...lines, line]);
    setAdded(line.key);
  };
  return (
    <form {...form} className="flex flex-col gap-4">
      <Card padding="none">
        <ol ref={list} aria-label={t`Filas de la transferencia`}>
          {lines.map((line, index) => (
            <TransferRow
              key={line.key}
              line={line}
              number={index + 1}
              faults={faults.lines.get(line.key) ?? {}}
              onChange={(more) => change(line.key, more)}
              onRemove={lines.length === 1 && !isWritten(lines) ? undefined : () => remove(line.key)}
            />
          ))}
        </ol>
        <div className="border-t border-line px-4 py-3">
          <Button
            variant="quiet"
            icon={Plus}
            disabled={lines.length >= storeLimits.transferLines}
            onClick={add}
          >
            <Trans>Agregar fila</Trans>
          </Button>
        </div>
      </Card>
      <SaveFailed why={giving.refused ?? faults.rest} />
      <GiveBar total={total} left={left} busy={giving.isPending} fault={fault} />
      {giving.panel.about === null ? null : (
        <GiveConfirm
          giving={giving.panel.about}
          left={left}
          open={giving.panel.isOpen}
          busy={giving.isPending}
          failed={giving.unknown}
          onClose={giving.panel.close}
          onConfirm={giving.confirm}
        />
      )}
    </form>
  );
}
