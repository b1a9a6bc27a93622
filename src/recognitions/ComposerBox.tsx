/**
 * The composer's fields: receivers, message, type or badge, points. Every other field stays small until it is
 * used.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Award, HeartHandshake, Lightbulb, Lock } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import type { Me } from '#src/session/me.queries.ts';
import { BadgeField } from './BadgeField.tsx';
import { limitsOf } from './composerForm.ts';
import { FilesField } from './FilesField.tsx';
import { HintsList } from './HintsList.tsx';
import { areHintsWanted, wantHints } from './hintsChoice.ts';
import { MessageField } from './MessageField.tsx';
import { PointsField, WithoutPoints } from './PointsField.tsx';
import { recognitionQueries } from './recognitions.queries.ts';
import { SmallAct } from './SmallAct.tsx';
import { TypeField } from './TypeField.tsx';
import type { ComposerForm } from './useComposerForm.ts';
import { ValueField } from './ValueField.tsx';
import { WhoField } from './WhoField.tsx';

export interface ComposerBoxProps {
  composer: ComposerForm;
  me: Me;
  disabled: boolean;
}

/** All fields of one recognition. */
export function ComposerBox({ composer, me, disabled }: ComposerBoxProps): ReactElement {
  const { t } = useLingui();
  const { form, draft, bill, facts, have, leftOut, setLeftOut, add, uploads } = composer;
  const { control, setValue, formState } = form;
  const { isSubmitted } = formState;
  const allowsPrivate = useQuery(recognitionQueries.allowsPrivate()).data === true;
  const [hints, setHints] = useState(areHintsWanted);
  const choose = (wanted: boolean): void => {
    wantHints(wanted);
    setHints(wanted);
  };
  const isBadge = draft.kind === 'badge';
  const canPay = have > 0;
  const mayGiveBadges = (facts.badges ?? []).length > 0;
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-5">
      {mayGiveBadges || isBadge ? (
        <div className="self-start">
          <SegmentedControl
            label={t`Qué das`}
            hideLabel
            value={draft.kind}
            onChange={(kind) => setValue('kind', kind, { shouldValidate: isSubmitted })}
            options={[
              { value: 'recognition', label: t`Reconocimiento`, icon: HeartHandshake },
              { value: 'badge', label: t`Insignia`, icon: Award },
            ]}
          />
        </div>
      ) : null}
      <WhoField form={form} myId={me.id} leftOut={leftOut} onLeftOut={setLeftOut} />
      <FilesField
        uploads={uploads}
        error={formState.errors.files?.message}
        disabled={disabled}
        acts={
          <>
            {allowsPrivate || draft.isPrivate ? (
              <SmallAct
                icon={Lock}
                pressed={draft.isPrivate}
                onPress={() => setValue('isPrivate', !draft.isPrivate)}
              >
                <Trans>En privado</Trans>
              </SmallAct>
            ) : null}
            {hints ? null : (
              <SmallAct icon={Lightbulb} onPress={() => choose(true)}>
                <Trans>Ideas</Trans>
              </SmallAct>
            )}
          </>
        }
      >
        <MessageField
          control={control}
          myId={me.id}
          canPay={canPay && !isBadge}
          onMention={add}
          onPoints={(amount) => {
            if (canPay && !isBadge) setValue('amount', amount, { shouldValidate: isSubmitted });
            return canPay && !isBadge;
          }}
        />
      </FilesField>
      {draft.isPrivate ? (
        <p role="status" className="-mt-3 flex items-center gap-2 text-small text-soft">
          <Trans>Solo lo verán tú y quien lo recibe. No aparece en publicaciones ni en el podio.</Trans>
        </p>
      ) : null}
      {hints && draft.message.trim() !== '' ? <HintsList draft={draft} onOff={() => choose(false)} /> : null}
      {isBadge ? <BadgeField control={control} badges={facts.badges} /> : <TypeField form={form} />}
      <ValueField control={control} />
      {isBadge ? null : canPay ? (
        <PointsField control={control} bill={bill} have={have} limits={limitsOf(draft, facts)} />
      ) : (
        <WithoutPoints takesPoints={me.takesPoints} error={formState.errors.amount?.message} />
      )}
    </fieldset>
  );
}
