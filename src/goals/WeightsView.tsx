/** The weights of a person's goals in a period: 100 in all, with what is left while typing. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { goalWeightsMachine } from '#machines/goalWeights.machine.ts';
import { weightChanges, weightLeft, weightsOf, wholeWeight } from '#machines/goalWeights.setup.ts';
import { useWording } from '#src/forms/useWording.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { classes } from '#src/ui/classes.ts';

/** A running sharing of weights. */
export type GoalWeightsActor = ActorRefFrom<typeof goalWeightsMachine>;

function Left({ left }: { readonly left: number }): ReactElement | null {
  if (Number.isNaN(left)) return null;
  const over = -left;
  return (
    <output
      className={classes('block font-semibold tabular-nums', left < 0 ? 'text-error-text' : 'text-ink')}
    >
      {left < 0 ? (
        <Trans>Sobran {over} de 100: baja algún peso para guardar.</Trans>
      ) : left === 0 ? (
        <Trans>Tus pesos suman 100.</Trans>
      ) : (
        <Trans>Quedan {left} de 100.</Trans>
      )}
    </output>
  );
}

/** The form of the weights in every state of its machine. */
export function WeightsView({ actor }: { readonly actor: GoalWeightsActor }): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { context } = state;
  const say = useWording();
  const isChanged = state.matches('changed') || state.matches('reloading');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'save.pressed' });
      }}
    >
      <ul className="flex flex-col gap-3">
        {weightsOf(context).map(({ id, title, titleEn, weight }) => (
          <li key={id}>
            <NumberField
              label={say(title, titleEn)}
              min={1}
              max={wholeWeight}
              step={5}
              suffix={t`de 100`}
              disabled={!state.hasTag('types')}
              value={weight}
              onChange={(typed) =>
                actor.send({ type: 'weight.typed', id, weight: typed === 0 ? null : typed })
              }
            />
          </li>
        ))}
      </ul>
      <Left left={weightLeft(context)} />
      {isChanged ? (
        <Banner
          severity="warning"
          action={
            <Button
              variant="secondary"
              busy={state.matches('reloading')}
              onClick={() => actor.send({ type: 'reload.pressed' })}
            >
              <Trans>Ver los pesos de ahora</Trans>
            </Button>
          }
        >
          <Trans>
            Los pesos de este periodo cambiaron en otro lugar. Revísalos antes de guardar los tuyos.
          </Trans>
        </Banner>
      ) : null}
      {context.error === null ? null : (
        <FieldError>{context.error.reasons?.[0]?.message ?? context.error.message}</FieldError>
      )}
      {weightChanges(context).length === 0 || isChanged ? null : (
        <Button
          type="submit"
          className="self-start"
          busy={state.matches('saving')}
          disabled={state.matches('over')}
        >
          <Trans>Guardar pesos</Trans>
        </Button>
      )}
    </form>
  );
}
