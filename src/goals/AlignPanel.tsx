/** What a goal contributes to: goals above it, found by typing, each with its weight among the parts there. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { goalLimits } from '#schema/goals/goals.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { useWording } from '#src/forms/useWording.ts';
import { isSame } from '#src/lib/changes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { nameOf } from '#src/people/personName.ts';
import { MultiCombobox, type ComboItem } from '#src/ui/MultiCombobox.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { goalQueries, type WholeGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';
import { PartEffect } from './ProgressChange.tsx';

interface Above extends ComboItem {
  /** Null while the field is empty. */
  readonly weight: number | null;
}

type Say = ReturnType<typeof useWording>;

const aboveOf = ({ parents }: WholeGoal, say: Say): readonly Above[] =>
  parents.flatMap(({ id, title, titleEn, weight, askedWeight }) =>
    id === null || title === null
      ? []
      : [{ id, label: say(title, titleEn), face: null, weight: askedWeight ?? weight }],
  );

/** What the typed words find among the goals of the period; at first the top of its tree. */
function useFound({ id, periodId }: WholeGoal, typed: string) {
  const say = useWording();
  const words = useDebounced(typed.trim().slice(0, textLength.keywords));
  const query = useQuery({ ...goalQueries.search(periodId, words), placeholderData: keepPreviousData });
  const isBehind = words !== typed.trim() || query.isPlaceholderData;
  const options = (query.data?.items ?? []).flatMap(({ goal }): readonly Above[] =>
    goal === null || goal.id === id
      ? []
      : [
          {
            id: goal.id,
            label: say(goal.title, goal.titleEn),
            detail: goal.owner === null ? undefined : nameOf(goal.owner),
            face: goal.owner === null ? null : nameOf(goal.owner),
            picture: goal.owner?.profileImageUrl,
            weight: 1,
          },
        ],
  );
  const state = isBehind || query.isPending ? 'loading' : query.isError ? 'failed' : 'ready';
  return { options, state, retry: () => void query.refetch() } as const;
}

/** A refusal names the circle that the choice would close. */
export function AlignPanel({
  goal,
  open,
  onClose,
}: {
  readonly goal: WholeGoal;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const title = say(goal.title, goal.titleEn);
  const [begun] = useState(() => aboveOf(goal, say));
  const [above, setAbove] = useState(begun);
  const [typed, setTyped] = useState('');
  const found = useFound(goal, typed);
  const saving = useSaving({
    write: (parents: readonly Above[], key) =>
      goalWrites.setParents(
        { id: goal.id, parents: parents.map(({ id, weight }) => ({ id, weight: weight ?? 1 })) },
        key,
      ),
    refusal: whyFailed,
    refresh: refreshGoals,
    onSaved: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Guardaste a qué aporta ${title}.` });
    },
  });
  const hidden = goal.parents.filter((parent) => parent.hidden).length;
  const isDirty = !isSame(
    above.map(({ id, weight }) => [id, weight]),
    begun.map(({ id, weight }) => [id, weight]),
  );
  return (
    <FormPanel
      open={open}
      title={t`Alinear ${title}`}
      description={t`Su avance se suma en los objetivos que se miden con sus partes.`}
      isDirty={isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={async (event) => {
        event.preventDefault();
        if (isDirty) saving.save(above);
        else onClose();
      }}
    >
      <MultiCombobox<Above>
        label={t`Aporta a`}
        value={above}
        onChange={setAbove}
        query={typed}
        onQuery={setTyped}
        options={found.options}
        state={found.state}
        onRetry={found.retry}
        placeholder={t`Escribe el título de un objetivo`}
        emptyText={t`Ningún objetivo de este periodo coincide.`}
        max={goalLimits.parents - hidden}
      />
      {above.map(({ id, label, weight }) => (
        <div key={id} className="flex flex-col gap-1">
          <NumberField
            label={t`Peso en ${label}`}
            hint={t`Cuánto cuenta junto a sus otras partes.`}
            min={1}
            max={goalLimits.fullWeight}
            value={weight}
            onChange={(next) =>
              setAbove(above.map((one) => (one.id === id ? { ...one, weight: next } : one)))
            }
          />
          {Number.isNaN(weight) ? null : <PartEffect aboveId={id} part={goal} weight={weight ?? 1} />}
        </div>
      ))}
      {hidden === 0 ? null : (
        <p className="text-small text-soft">
          <Plural
            value={hidden}
            one="También aporta a # objetivo que no puedes ver; ese enlace se conserva."
            other="También aporta a # objetivos que no puedes ver; esos enlaces se conservan."
          />
        </p>
      )}
      {goal.parents.length + above.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>Todavía no aporta a ningún objetivo.</Trans>
        </p>
      ) : null}
    </FormPanel>
  );
}
