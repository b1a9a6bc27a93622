/** The words and files of a suggestion or complaint. What is typed stays in this tab until it is sent. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { caseLimits, complaintCategories, suggestionCategories } from '#schema/feedback/cases.rules.ts';
import { FormArea, FormText, FormValue } from '#src/admin/FormFields.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { rowResolver } from '#src/api/rowForm.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { CaseReportActor } from './caseReport.actors.ts';
import { CasePick } from './CasePick.tsx';
import { complaintInput, suggestionInput } from './cases.writes.ts';
import { useCategoryWords } from './caseWords.tsx';
import {
  chooseFiles,
  filesOf,
  keepWords,
  readWords,
  type ReportOf,
  type ReportWords,
} from './reportWords.store.ts';

const rows = {
  suggestion: {
    schema: caseEndpoints.createSuggestion.body,
    toInput: suggestionInput,
    names: { title: 'subject', message: 'text' },
  },
  complaint: {
    schema: caseEndpoints.createComplaint.body,
    toInput: complaintInput,
    names: { description: 'text', involvedUserIds: 'involved' },
  },
} as const;

const categories = { suggestion: suggestionCategories, complaint: complaintCategories } as const;

export function ReportForm({
  actor,
  of,
}: {
  readonly actor: CaseReportActor;
  readonly of: ReportOf;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useCategoryWords();
  const state = useSelector(actor, (now) => now);
  const { how, unreadable, isLost } = state.context;
  const isAnonymous = how === 'anonymous';
  const [chosen, setChosen] = useState(() => filesOf(of));
  const { kind } = of;
  const fields = useForm<ReportWords>({
    defaultValues: readWords(of),
    resolver: rowResolver<ReportWords>(rows[kind], language),
  });
  const { control, getValues, subscribe } = fields;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepWords(of, values) }),
    [subscribe, of],
  );
  const { form, fault } = useFormFaults(
    fields.handleSubmit(() => {
      keepWords(of, getValues());
      actor.send({ type: 'review.pressed' });
    }),
  );
  const isPreparing = state.hasTag('busy');
  // A picture that could not be drawn again is no longer among the files.
  const files = isPreparing ? chosen : chosen.filter(({ name }) => !unreadable.includes(name));
  return (
    <Card as="section" className="flex flex-col gap-5">
      <CardTitle>
        {isAnonymous ? <Trans>Escribe sin tu nombre</Trans> : <Trans>Escribe con tu nombre</Trans>}
      </CardTitle>
      {isLost ? (
        <Banner severity="warning">
          <Trans>No llegó. Tu texto sigue aquí; si tenía archivos, elígelos otra vez.</Trans>
        </Banner>
      ) : null}
      <form {...form} className="flex max-w-[640px] flex-col gap-5">
        <FormText control={control} name="subject" label={t`Asunto`} maxLength={caseLimits.subject} />
        <FormArea
          control={control}
          name="text"
          label={kind === 'suggestion' ? t`Qué propones` : t`Qué pasó`}
          hint={
            isAnonymous
              ? t`Qué, dónde y cuándo. Cuida que las palabras no digan quién eres, si no quieres.`
              : t`Qué, dónde y cuándo. Cuanto más concreto, mejor se puede responder.`
          }
          rows={6}
          maxLength={caseLimits.text}
          counter
        />
        <FormValue<ReportWords, string> control={control} name="category">
          {({ value, onChange, error }) => (
            <Select
              label={t`De qué trata`}
              value={value}
              onChange={onChange}
              error={error}
              options={categories[kind].map((one) => ({ value: one, label: names[one] }))}
            />
          )}
        </FormValue>
        {kind === 'complaint' ? (
          <FormValue<ReportWords, ReportWords['involved']> control={control} name="involved">
            {({ value, onChange, error }) => (
              <PeopleField
                label={t`Personas involucradas (opcional)`}
                hint={t`No verán este caso, aunque administren.`}
                value={value}
                onChange={onChange}
                error={error}
                max={caseLimits.involved}
              />
            )}
          </FormValue>
        ) : null}
        <CasePick
          files={files}
          unreadable={unreadable}
          isAnonymous={isAnonymous}
          onFiles={(next) => {
            chooseFiles(of, next);
            setChosen(next);
            actor.send({ type: 'files.chosen' });
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isPreparing}>
            <Trans>Revisar</Trans>
          </Button>
          <Button
            variant="secondary"
            disabled={isPreparing}
            onClick={() => actor.send({ type: 'back.pressed' })}
          >
            <Trans>Atrás</Trans>
          </Button>
          <FaultNote fault={fault} />
        </div>
      </form>
    </Card>
  );
}
