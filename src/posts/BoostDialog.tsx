/**
 * The dialog that boosts another user's recognition with own points: points for each receiver, total cost,
 * remaining balance.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { boosted } from '#schema/recognitions/recognitions.rules.ts';
import { joined } from '#src/lib/lists.ts';
import { points } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { answerQueries } from './answers.queries.ts';
import { boostPost } from './post.writes.ts';
import { reasonOf } from '#src/api/reason.ts';
import { nameOf } from '#src/people/personName.ts';

const usual = [5, 10, 20] as const;

/** Maximum number of names written out; the rest is a count. */
const written = 4;

/** A failure shows its reason and keeps the amount; a retry with the same amount is the same boost. */
export function BoostDialog({ post, onClose }: { post: Post; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const me = useMe();
  const most = useQuery(answerQueries.boostMax()).data;
  const [amount, setAmount] = useState<number | null>(usual[0]);
  const [state, setState] = useState<{ busy: boolean; failed: string | null }>({ busy: false, failed: null });

  const takers = boosted(
    post.receivers.map(({ user }) => user),
    me?.id ?? '',
  );
  const names = takers.slice(0, written).map(nameOf);
  const rest = takers.length - names.length;
  const named = joined(names, language, rest > 0);
  const total = (amount ?? 0) * takers.length;
  const purse = me?.pointsToGive ?? 0;
  const left = purse - total;
  const wrong =
    amount !== null && most !== undefined && amount > most
      ? t`Puedes sumar como máximo ${points(most, language)} a cada quien.`
      : left < 0
        ? t`Te faltan ${points(-left, language)} para sumar.`
        : undefined;
  const canSend = amount !== null && amount > 0 && wrong === undefined;

  const choose = (next: number | null): void => {
    setAmount(next);
    setState({ busy: false, failed: null });
  };
  const send = (): void => {
    if (!canSend || state.busy) return;
    setState({ busy: true, failed: null });
    boostPost(cache, post.id, amount).then(
      (given) => {
        toasts.raise({ severity: 'success', text: t`Sumaste ${points(given, language)}.` });
        onClose();
      },
      (error: unknown) =>
        setState({ busy: false, failed: `${t`No se sumaron los puntos.`} ${reasonOf(error)}` }),
    );
  };
  const chips = usual.filter((one) => most === undefined || one <= most);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Sumar puntos`}
      size="small"
      busy={state.busy}
      description={
        <>
          <Trans>Salen de tus puntos para dar y llegan enseguida a {named}</Trans>{' '}
          {rest === 0 ? null : <Plural value={rest} one="y # persona más" other="y # personas más" />}
        </>
      }
      actions={
        <>
          <Button busy={state.busy} disabled={!canSend} onClick={send}>
            {state.failed === null ? <Trans>Sumar</Trans> : <Trans>Reintentar</Trans>}
          </Button>
          <Button variant="secondary" disabled={state.busy} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div role="group" aria-label={t`Puntos para cada quien`} className="flex flex-wrap gap-2">
          {chips.map((one) => (
            <ToggleChip key={one} pressed={amount === one} onPress={() => choose(one)}>
              {points(one, language)}
            </ToggleChip>
          ))}
        </div>
        <NumberField
          label={takers.length === 1 ? t`Puntos` : t`Puntos para cada quien`}
          value={amount}
          onChange={choose}
          min={1}
          {...(most === undefined ? {} : { max: most })}
          disabled={state.busy}
          error={wrong}
        />
        <dl className="divide-y divide-line rounded-control border border-line" aria-live="polite">
          <div className="flex items-baseline justify-between gap-4 px-4 py-2.5">
            <dt className="text-small text-soft">
              <Plural value={takers.length} one="Para # persona" other="Para # personas" />
            </dt>
            <dd className="font-semibold tabular-nums">{points(total, language)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 px-4 py-2.5">
            <dt className="text-small text-soft">
              <Trans>Te quedan para dar</Trans>
            </dt>
            <dd className="font-semibold tabular-nums">{points(Math.max(0, left), language)}</dd>
          </div>
        </dl>
        {state.failed === null ? null : <FieldError>{state.failed}</FieldError>}
      </div>
    </Dialog>
  );
}
