/** Builds the questions of a survey or form: written, ordered by keys and by dragging, and taken from the bank. */
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Plus, Rows3, WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { questionKinds } from '#schema/forms/questions.shapes.ts';
import { formLimits } from '#schema/limits.parts.ts';
import { moved } from '#src/admin/order.ts';
import { OrderedList } from '#src/admin/OrderedList.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QuestionCard, SectionHeading } from './BuilderRow.tsx';
import { DraftQuestions } from './DraftQuestions.tsx';
import { isFaulty, type RowFaults } from './formFaults.ts';
import {
  copyOf,
  newQuestion,
  newSection,
  questionsIn,
  withFirstHeading,
  withoutRow,
  type FormRow,
} from './formRows.ts';
import { QuestionBank } from './QuestionBank.tsx';
import { kindWords } from './questionWords.ts';

export interface FormBuilderProps {
  readonly rows: readonly FormRow[];
  readonly onChange: (rows: readonly FormRow[]) => void;
  readonly faults: RowFaults;
  /** A message about the questions as a whole. */
  readonly error: string | undefined;
  /** There are answers already: only words change. */
  readonly isFixed: boolean;
  /** The row that is open at first, with the focus on its first empty English text. */
  readonly startsAt?: string | null | undefined;
  /** The answers make a score: questions have a weight and may be for the leader only. */
  readonly isScored?: boolean | undefined;
}

/** Questions with a fault are open. */
export function FormBuilder({
  rows,
  onChange,
  faults,
  error,
  isFixed,
  startsAt = null,
  isScored = false,
}: FormBuilderProps): ReactElement {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLFieldSetElement>(null);
  const [opened, setOpened] = useState<string | null>(startsAt);
  const [said, setSaid] = useState('');
  const bank = usePanel<null>();
  const draft = usePanel<null>();
  const focusAt = (at: number): void => {
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`ol > li:nth-child(${at + 1}) :is(input, button)`)?.focus(),
    );
  };
  const focusFirstField = (key: string): void => {
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[id="question-${key}"] input`)?.focus(),
    );
  };
  useEffect(() => {
    if (startsAt === null) return;
    const row = box.current?.querySelector(`[id="question-${startsAt}"]`) ?? box.current;
    const empty = [...(row?.querySelectorAll<HTMLInputElement>('input[lang="en"]') ?? [])];
    empty.find(({ value }) => value.trim() === '')?.focus();
  }, [startsAt]);
  const insert = (added: readonly FormRow[], at = rows.length): void => {
    onChange(withFirstHeading(rows.toSpliced(at, 0, ...added)));
    const [first] = added;
    if (first?.type !== 'question' || added.length > 1) return;
    setOpened(first.key);
    focusFirstField(first.key);
  };
  const remove = (row: FormRow): void => {
    const at = rows.indexOf(row);
    onChange(withoutRow(rows, row.key));
    setSaid(row.type === 'question' ? t`Quitaste la pregunta.` : t`Quitaste la sección.`);
    focusAt(Math.max(0, Math.min(at, rows.length - 2)));
  };
  const isFull = questionsIn(rows).length >= formLimits.questions;
  return (
    <fieldset ref={box} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-h6 font-semibold">
        <Trans>Preguntas</Trans>
      </legend>
      <output className="sr-only">{said}</output>
      {rows.length === 0 ? (
        <Empty
          text={<Trans>Todavía no hay preguntas. Escribe la primera o elige del banco.</Trans>}
          drawing="search"
        />
      ) : (
        <OrderedList
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={(row) =>
            row.type === 'section' ? row.title || t`la sección` : row.question.trim() || t`la pregunta`
          }
          onMove={(from, to) => onChange(withFirstHeading(moved(rows, from, to)))}
        >
          {(row, movers) => {
            const common = {
              rows,
              movers,
              faults,
              isFixed,
              isScored,
              onChange: (next: FormRow) => {
                // A question that was open for its fault stays open once the fault is gone.
                setOpened(row.key);
                onChange(rows.with(rows.indexOf(row), next));
              },
              onRemove: () => remove(row),
            };
            if (row.type === 'section') return <SectionHeading row={row} {...common} />;
            return (
              <QuestionCard
                row={row}
                {...common}
                isOpen={opened === row.key || isFaulty(faults, row.key)}
                onToggle={() => setOpened(opened === row.key ? null : row.key)}
                onCopy={() => insert([copyOf(row)], rows.indexOf(row) + 1)}
              />
            );
          }}
        </OrderedList>
      )}
      {error === undefined ? null : <FieldError id="form-rows">{error}</FieldError>}
      {isFixed ? (
        <p className="text-small text-soft">
          <Trans>Ya hay respuestas: solo cambian las palabras, y quien responde ve que se editó.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Menu
            label=""
            align="start"
            trigger={
              <>
                <Icon of={Plus} size={16} className="-ms-1" />
                <Trans>Agregar pregunta</Trans>
              </>
            }
            triggerClassName={buttonLook('secondary', 'small', false)}
            sections={[
              questionKinds.map((kind) => ({
                id: kind,
                label: i18n._(kindWords[kind].name),
                icon: kindWords[kind].icon,
                disabled: isFull,
                onSelect: () => insert([newQuestion(kind)]),
              })),
              ...(isScored
                ? []
                : [
                    [
                      {
                        id: 'enps',
                        label: t`eNPS`,
                        detail: t`¿Recomendarías trabajar aquí? De 0 a 10.`,
                        icon: kindWords.scale.icon,
                        disabled: isFull,
                        onSelect: () => insert([enpsRow()]),
                      },
                    ],
                  ]),
            ]}
          />
          <Button variant="quiet" icon={Rows3} onClick={() => insert([newSection()])}>
            <Trans>Sección</Trans>
          </Button>
          <Button variant="quiet" icon={BookOpen} onClick={() => bank.open(null)}>
            <Trans>Banco de preguntas</Trans>
          </Button>
          <Button variant="quiet" icon={WandSparkles} onClick={() => draft.open(null)}>
            <Trans>Ayúdame a empezar</Trans>
          </Button>
        </div>
      )}
      {bank.opening === 0 ? null : (
        <QuestionBank
          key={`bank-${bank.opening}`}
          open={bank.isOpen}
          onClose={bank.close}
          onTake={(questions) => {
            bank.close();
            insert(questions);
          }}
        />
      )}
      {draft.opening === 0 ? null : (
        <DraftQuestions
          key={`draft-${draft.opening}`}
          open={draft.isOpen}
          onClose={draft.close}
          onTake={(questions) => {
            draft.close();
            insert(questions);
          }}
        />
      )}
    </fieldset>
  );
}

/** The eNPS question in both languages, ready to be asked. */
const enpsRow = (): FormRow => {
  const row = newQuestion('scale');
  return {
    ...row,
    enps: true,
    question: 'Del 0 al 10, ¿qué tan probable es que recomiendes trabajar aquí?',
    questionEn: 'From 0 to 10, how likely are you to recommend working here?',
    bounds: {
      from: 0,
      to: 10,
      fromLabel: 'Nada probable',
      fromLabelEn: 'Not at all likely',
      toLabel: 'Muy probable',
      toLabelEn: 'Very likely',
    },
  };
};
