/** Takes questions from the question bank into a form. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { formResource } from '#src/forms/formsAdmin.queries.ts';
import { matches } from '#src/lib/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { isQuestion, rowsOf, type QuestionRow } from './formRows.ts';
import { kindWords } from './questionWords.ts';

/** Taken questions are copies: a later change of the bank changes no form. */
export function QuestionBank({
  open,
  onClose,
  onTake,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTake: (questions: readonly QuestionRow[]) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const query = useQuery(formResource.bank());
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = query.data ?? [];
  const found = all.filter(({ question }) => matches(question, words));
  const count = chosen.size;
  const take = (): void => {
    const questions = all.filter(({ id }) => chosen.has(id)).map((one) => ({ ...one, condition: null }));
    onTake(rowsOf({ sections: [], questions }, true).filter(isQuestion));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Banco de preguntas`}
      description={t`Las preguntas que tu organización ya usa. Se copian: puedes cambiarlas aquí.`}
      actions={
        <>
          <Button disabled={count === 0} onClick={take}>
            <Plural value={count} _0="Agregar" one="Agregar # pregunta" other="Agregar # preguntas" />
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
        </>
      }
    >
      <ListBoundary of={[query]} what={t`No pudimos cargar las preguntas.`}>
        {query.isPending ? (
          <Loading>
            <Skeleton className="h-48 w-full" />
          </Loading>
        ) : all.length === 0 ? (
          <Empty text={<Trans>Todavía no hay preguntas: se llena con las que escribes.</Trans>} />
        ) : (
          <div className="flex flex-col gap-4 pb-2">
            <SearchField label={t`Buscar una pregunta`} value={words} onChange={setWords} />
            {found.length === 0 ? <NothingFound onClear={() => setWords('')} /> : null}
            <div className="flex max-h-80 flex-col overflow-y-auto">
              {found.map(({ id, question, kind }) => (
                <Checkbox
                  key={id}
                  label={question}
                  detail={i18n._(kindWords[kind].name)}
                  checked={chosen.has(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(
                      (now) => new Set([...now].filter((one) => one !== id).concat(checked ? [id] : [])),
                    )
                  }
                />
              ))}
            </div>
          </div>
        )}
      </ListBoundary>
    </Dialog>
  );
}
