/**
 * "Confirmar un canje" in any state of its machine: one field, the result, one button; then ready for the
 * next key.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { RedeemActor } from './redeem.actors.ts';
import { RedeemOutcome } from './RedeemOutcome.tsx';

/** Maximum length of a key, in characters (from the contract). */
const maxSigns = 40;

function KeyForm({ actor }: { actor: RedeemActor }): ReactElement {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const state = useSelector(actor, (now) => now);
  const { key, isBlank } = state.context;
  const isOver = state.matches('confirmed') || state.matches('refused') || state.matches('unusable');
  const wantsKey = isOver || state.matches('unknown');
  useEffect(() => {
    if (!wantsKey) return;
    field.current?.focus();
    field.current?.select();
  }, [wantsKey]);
  const { form } = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'look.pressed' });
  });
  const takesKey = state.hasTag('types');
  return (
    <form {...form} className="flex flex-col gap-4 sm:flex-row sm:items-end">
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          label={t`Código del cupón`}
          hint={t`Da igual si lo escribes en mayúsculas o con guiones.`}
          value={key}
          maxLength={maxSigns}
          // Not `disabled`, because that would remove the focus while the person waits.
          readOnly={!takesKey}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="search"
          placeholder="XXXX-XXXX-XXXX"
          className="font-semibold tracking-[0.06em] uppercase tabular-nums placeholder:font-normal"
          error={isBlank ? t`Escribe el código que te muestran.` : undefined}
          onChange={(event) => actor.send({ type: 'key.typed', key: event.currentTarget.value })}
        />
      </div>
      {/* Aligned with the field, not with the hint below it. */}
      <div className="sm:self-start sm:pt-[26px]">
        <Button
          type="submit"
          variant={state.hasTag('shows') ? 'secondary' : 'primary'}
          icon={Search}
          wide
          busy={state.matches('looking')}
          disabled={!takesKey}
        >
          <Trans>Buscar</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The card. */
export const RedeemView = ({ actor }: { actor: RedeemActor }): ReactElement => (
  <div className="mx-auto flex w-full max-w-feed flex-col gap-5 p-4 wide:p-8">
    <header>
      <h1 className="text-h3 font-bold text-balance">
        <Trans>Confirmar un canje</Trans>
      </h1>
      <p className="mt-1 text-soft">
        <Trans>
          Escribe el código que te muestran: antes de confirmar verás de quién es y para qué sirve.
        </Trans>
      </p>
    </header>
    <Card>
      <KeyForm actor={actor} />
    </Card>
    <RedeemOutcome actor={actor} />
  </div>
);
