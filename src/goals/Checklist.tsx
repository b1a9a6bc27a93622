/** The checklist of a goal: what is done counts; order by keys and buttons. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { goalLimits } from '#schema/goals/goals.rules.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import type { WholeGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';

export function Checklist({ goal }: { readonly goal: WholeGoal }): ReactElement {
  const { t } = useLingui();
  const [title, setTitle] = useState('');
  const kept = useKeptFocus<HTMLOListElement>();
  const after = { refresh: refreshGoals };
  const add = useWrite(goalWrites.addItem, { ...after, onDone: () => setTitle('') });
  const change = useWrite(goalWrites.updateItem, after);
  const remove = useWrite(goalWrites.removeItem, after);
  const reorder = useWrite(goalWrites.reorder, after);
  const { id, checklist, editable } = goal;
  const isBusy = [add, change, remove, reorder].some(({ isPending }) => isPending);
  const failed = whyFailed(add.error ?? change.error ?? remove.error ?? reorder.error);
  const move = (at: number, by: -1 | 1): void => {
    const itemIds = checklist.map((item) => item.id);
    const [moved] = itemIds.splice(at, 1);
    if (moved === undefined) return;
    itemIds.splice(at + by, 0, moved);
    reorder.mutate({ id, itemIds });
  };
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold">
        <Trans context="checklist">Lista</Trans>
      </h2>
      <ol ref={kept} className="flex flex-col gap-2">
        {checklist.map((item, at) => (
          <li key={item.id} className="flex items-center gap-1">
            <span className="min-w-0 flex-1">
              <Checkbox
                label={item.title}
                checked={item.done}
                disabled={!editable}
                aria-disabled={isBusy || undefined}
                onKeyDown={(event) => {
                  if (!editable || isBusy || !event.altKey) return;
                  if (event.key === 'ArrowUp' && at > 0) move(at, -1);
                  if (event.key === 'ArrowDown' && at < checklist.length - 1) move(at, 1);
                }}
                onChange={({ currentTarget: { checked } }) => {
                  if (!isBusy) change.mutate({ id, itemId: item.id, done: checked });
                }}
              />
            </span>
            {editable ? (
              <>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={t`Subir ${item.title}`}
                  aria-disabled={isBusy || at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  label={t`Bajar ${item.title}`}
                  aria-disabled={isBusy || at === checklist.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t`Quitar ${item.title}`}
                  aria-disabled={isBusy}
                  onClick={() => remove.mutate({ id, itemId: item.id })}
                />
              </>
            ) : null}
          </li>
        ))}
      </ol>
      {editable && checklist.length < goalLimits.items ? (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (title.trim() !== '') add.mutate({ id, title: title.trim() });
          }}
        >
          <div className="min-w-48 flex-1">
            <TextField
              label={t`Agregar a la lista`}
              maxLength={goalLimits.title}
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="secondary" busy={add.isPending} disabled={title.trim() === ''}>
            <Trans>Agregar</Trans>
          </Button>
        </form>
      ) : null}
      {failed === null ? null : <FieldError>{failed}</FieldError>}
    </Card>
  );
}
