/** One row of the builder: a question that opens to be edited, or a section heading. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { formLimits } from '#schema/limits.parts.ts';
import type { RowMovers } from '#src/admin/OrderedList.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { RowFaults } from './formFaults.ts';
import { questionsIn, type FormRow, type QuestionRow, type SectionRow } from './formRows.ts';
import { InTwo } from './InTwo.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { kindWords } from './questionWords.ts';

interface RowProps {
  readonly rows: readonly FormRow[];
  readonly movers: RowMovers;
  readonly faults: RowFaults;
  /** There are answers already: only words change. */
  readonly isFixed: boolean;
  readonly isScored: boolean;
  readonly onChange: (row: FormRow) => void;
  readonly onRemove: () => void;
}

export function SectionHeading({
  rows,
  row,
  movers,
  faults,
  isFixed,
  onChange,
  onRemove,
}: RowProps & { readonly row: SectionRow }): ReactElement {
  const { t } = useLingui();
  const place = rows.filter(({ type }) => type === 'section').indexOf(row) + 1;
  const whole = faults.get(`${row.key}/`);
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 bg-subtle p-4">
      {isFixed ? null : movers.handle}
      <InTwo
        label={t`Sección ${place}`}
        text={row.title}
        textEn={row.titleEn}
        maxLength={formLimits.title}
        error={faults.get(`${row.key}/title`) ?? whole}
        errorEn={faults.get(`${row.key}/titleEn`)}
        onChange={({ text = row.title, textEn = row.titleEn }) =>
          onChange({ ...row, title: text, titleEn: textEn })
        }
      />
      {isFixed ? null : (
        <span className="ms-auto flex items-center pt-7 max-sm:pt-0">
          {movers.arrows}
          <IconButton icon={Trash2} size="small" label={t`Quitar la sección ${place}`} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}

export function QuestionCard({
  rows,
  row,
  movers,
  faults,
  isFixed,
  isScored,
  isOpen,
  onToggle,
  onChange,
  onCopy,
  onRemove,
}: RowProps & {
  readonly row: QuestionRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onCopy: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const place = questionsIn(rows).indexOf(row) + 1;
  const { icon, name } = kindWords[row.kind];
  return (
    <div className="p-4">
      <div className="flex items-center gap-3 max-sm:flex-wrap">
        {isFixed ? null : movers.handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `question-${row.key}` : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3 rounded-control text-start"
        >
          <Icon of={icon} className="shrink-0 text-soft" />
          <span className="min-w-0 flex-1">
            <span className="block wrap-anywhere font-semibold">
              {place}. {row.question.trim() === '' ? t`Pregunta sin texto` : row.question}
            </span>
            <span className="block text-small text-soft">
              {row.enps ? t`eNPS` : i18n._(name)}
              {row.required ? null : (
                <>
                  {' · '}
                  <Trans>Opcional</Trans>
                </>
              )}
              {row.leaderOnly ? (
                <>
                  {' · '}
                  <Trans>Solo para líderes</Trans>
                </>
              ) : null}
              {row.condition === null ? null : (
                <>
                  {' · '}
                  <Trans>Con condición</Trans>
                </>
              )}
            </span>
          </span>
          <Icon of={ChevronDown} className={classes('shrink-0 text-soft', isOpen && 'rotate-180')} />
        </button>
        {isFixed ? null : (
          <span className="ms-auto flex items-center">
            {movers.arrows}
            <IconButton icon={Copy} size="small" label={t`Duplicar la pregunta ${place}`} onClick={onCopy} />
            <IconButton
              icon={Trash2}
              size="small"
              label={t`Quitar la pregunta ${place}`}
              onClick={onRemove}
            />
          </span>
        )}
      </div>
      {isOpen ? (
        <div id={`question-${row.key}`} className="mt-4 border-t border-line pt-4">
          <QuestionEditor
            rows={rows}
            row={row}
            place={place}
            faults={faults}
            isFixed={isFixed}
            isScored={isScored}
            onChange={onChange}
          />
        </div>
      ) : null}
    </div>
  );
}
