/** How a question of an evaluation is asked of each kind of writer, where it is not asked in the words for all. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { writerKinds, type WriterKind } from '#schema/forms/writers.ts';
import { formLimits } from '#schema/limits.parts.ts';
import type { RowFaults } from './formFaults.ts';
import type { QuestionRow } from './formRows.ts';
import { InTwo } from './InTwo.tsx';
import { placeOfWording, withWording, wordingFor, wordingsOf } from './wordingRows.ts';

const labels: Readonly<Record<WriterKind, MessageDescriptor>> = {
  self: msg`A la propia persona`,
  leader: msg`A su líder`,
  peer: msg`A sus compañeros`,
  team: msg`A su equipo`,
};

/** Closed while nothing is wrong in it: most questions need one wording. */
export function WordingFields({
  row,
  faults,
  onChange,
}: {
  readonly row: QuestionRow;
  readonly faults: RowFaults;
  readonly onChange: (change: Partial<QuestionRow>) => void;
}): ReactElement {
  const { t } = useLingui();
  const { key, wordings } = row;
  const isFaulty = [...faults.keys()].some((at) => at.startsWith(`${key}/wordings`));
  const [isOpen, setOpen] = useState(isFaulty);
  const count = wordingsOf(wordings).length;
  const said = (kind: WriterKind, part: 'question' | 'questionEn'): string | undefined =>
    faults.get(`${key}/wordings.${placeOfWording(wordings, kind)}.${part}`);
  // Nobody asks the person what only the leader reads.
  const asked = writerKinds.filter((kind) => kind !== 'self' || !row.leaderOnly);
  return (
    <details
      open={isOpen || isFaulty}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-line px-3 py-2"
    >
      <summary className="target cursor-pointer rounded-control text-small font-semibold">
        <Trans>Otras palabras según quién escribe</Trans>{' '}
        {count === 0 ? null : (
          <span className="font-normal text-soft">
            <Plural value={count} one="# propia" other="# propias" />
          </span>
        )}
      </summary>
      <p className="mt-2 text-small text-soft">
        <Trans>Vacío: se pregunta con las palabras de arriba.</Trans>
      </p>
      <div className="mt-3 flex flex-col gap-4 pb-1">
        {asked.map((kind) => {
          const own = wordingFor(wordings, kind);
          return (
            <InTwo
              key={kind}
              label={t(labels[kind])}
              text={own.question}
              textEn={own.questionEn}
              maxLength={formLimits.question}
              error={said(kind, 'question')}
              errorEn={said(kind, 'questionEn')}
              onChange={({ text = own.question, textEn = own.questionEn }) =>
                onChange({ wordings: withWording(wordings, { kind, question: text, questionEn: textEn }) })
              }
            />
          );
        })}
      </div>
    </details>
  );
}
