/**
 * The composer's fields: the sentence, and below it what was understood of it: receivers, type or badge, points. Every
 * other field stays small until it is used.
 */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Award, Lightbulb, Lock, Trash2 } from 'lucide-react';
import { useDeferredValue, useState, type ReactElement } from 'react';
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
import { addType, TypeField, usePossibleTypes } from './TypeField.tsx';
import type { ComposerForm } from './useComposerForm.ts';
import { useProposals } from './useProposals.ts';
import { ValueField } from './ValueField.tsx';
import { WhoField } from './WhoField.tsx';

export interface ComposerBoxProps {
  composer: ComposerForm;
  me: Me;
  disabled: boolean;
  picksType: boolean;
  onDiscard: () => void;
}

/** All fields of one recognition. */
export function ComposerBox({
  composer,
  me,
  disabled,
  picksType,
  onDiscard,
}: ComposerBoxProps): ReactElement {
  const { form, draft, bill, facts, have, leftOut, setLeftOut, add, uploads } = composer;
  const { control, setValue, formState } = form;
  const { isSubmitted } = formState;
  const allowsPrivate = useQuery(recognitionQueries.allowsPrivate()).data === true;
  const [hints, setHints] = useState(areHintsWanted);
  const choose = (wanted: boolean): void => {
    wantHints(wanted);
    setHints(wanted);
  };
  usePossibleTypes(form, picksType);
  const proposals = useProposals(form, draft, facts);
  const isBadge = draft.kind === 'badge';
  const canPay = have > 0;
  const mayGiveBadges = (facts.badges ?? []).length > 0;
  // The press is answered with the sentence; the other fields follow in a frame of their own.
  const hasFields = useDeferredValue(true, false);
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-5">
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
            {mayGiveBadges || isBadge ? (
              <SmallAct
                icon={Award}
                pressed={isBadge}
                onPress={() =>
                  setValue('kind', isBadge ? 'recognition' : 'badge', { shouldValidate: isSubmitted })
                }
              >
                <Trans>Insignia</Trans>
              </SmallAct>
            ) : null}
            {draft.hasWords || draft.receivers.length > 0 || draft.files.length > 0 ? (
              <SmallAct icon={Trash2} onPress={onDiscard}>
                <Trans>Descartar</Trans>
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
          types={isBadge ? [] : (facts.types ?? [])}
          onMention={add}
          onType={(id) => {
            const type = facts.types?.find((one) => one.id === id);
            if (type !== undefined) addType(form, type);
          }}
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
      {hints && draft.hasWords ? (
        <HintsList control={control} receivers={draft.receivers} onOff={() => choose(false)} />
      ) : null}
      {hasFields ? (
        <>
          <WhoField form={form} myId={me.id} leftOut={leftOut} onLeftOut={setLeftOut} />
          {isBadge ? (
            <BadgeField control={control} badges={facts.badges} />
          ) : (
            <TypeField form={form} proposals={proposals} />
          )}
          <ValueField control={control} />
          {isBadge ? null : canPay ? (
            <PointsField control={control} bill={bill} have={have} limits={limitsOf(draft, facts)} />
          ) : (
            <WithoutPoints takesPoints={me.takesPoints} error={formState.errors.amount?.message} />
          )}
        </>
      ) : (
        <div className="wide:min-h-87" />
      )}
    </fieldset>
  );
}
