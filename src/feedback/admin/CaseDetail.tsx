/** One case for administrators: its thread, the answer, what is done with it, and notes that never go out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { caseBytes } from '#src/feedback/caseBytes.ts';
import { AddWords } from '#src/feedback/cases/AddWords.tsx';
import { CaseThread } from '#src/feedback/cases/CaseThread.tsx';
import { StateTag, useCategoryWords } from '#src/feedback/cases/caseWords.tsx';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { CaseActs } from './CaseActs.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { answerCase, refreshCases, type OpenedCase } from './casesAdmin.queries.ts';

function Answer({ of: { id, anonymous } }: { readonly of: OpenedCase }): ReactElement {
  const { t } = useLingui();
  const [round, setRound] = useState(0);
  const answering = useWrite(answerCase, {
    refresh: refreshCases,
    onDone: () => {
      setRound(round + 1);
      toasts.raise({ severity: 'success', text: t`Enviaste la respuesta.` });
    },
  });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <CardTitle>
          <Trans>Responder</Trans>
        </CardTitle>
        <p className="text-small text-soft">
          {anonymous ? (
            <Trans>La persona lo lee con su código. Pregunta lo que falte, no quién es.</Trans>
          ) : (
            <Trans>La persona recibe un aviso y lo lee aquí. Tu nombre no se muestra.</Trans>
          )}
        </p>
      </div>
      <AddWords
        key={round}
        label={t`Tu respuesta`}
        send={t`Enviar la respuesta`}
        isAnonymous={false}
        busy={answering.isPending}
        failed={whyFailed(answering.error)}
        onSend={({ message, files }) => answering.mutate({ id, text: message, files })}
      />
    </Card>
  );
}

function Facts({ of }: { readonly of: OpenedCase }): ReactElement {
  const { t } = useLingui();
  const names = useCategoryWords();
  const { person, anonymous, category, receivedOn, answerBy, answeredOn, handler, involved } = of;
  return (
    <Card as="section" aria-label={t`Cómo está`} className="flex flex-col gap-4">
      <DescriptionList
        valuesAtEnd
        items={[
          {
            term: t`Quién`,
            value:
              person === null ? (
                anonymous ? (
                  t`Sin nombre`
                ) : (
                  t`Alguien que ya no está`
                )
              ) : (
                <span className="flex items-center gap-2">
                  <Avatar name={nameOf(person)} src={person.profileImageUrl} size={24} />
                  {nameOf(person)}
                </span>
              ),
          },
          { term: t`Tema`, value: names[category] },
          { term: t`Recibido`, value: dayLabel(receivedOn) },
          answeredOn === null
            ? { term: t`Responder antes del`, value: dayLabel(answerBy) }
            : { term: t`Respondido`, value: dayLabel(answeredOn) },
          { term: t`Lo lleva`, value: handler === null ? t`Nadie todavía` : nameOf(handler) },
          ...(involved.length === 0
            ? []
            : [
                {
                  term: t`Involucrados, que no lo ven`,
                  value: involved.map(nameOf).join(', '),
                },
              ]),
        ]}
      />
      <CaseActs of={of} />
    </Card>
  );
}

export function CaseDetail({
  of,
  onClose,
}: {
  readonly of: OpenedCase;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { subject, anonymous, person, state, late } = of;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todos los casos</Trans>
      </Button>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 text-h5 font-semibold wrap-anywhere">{subject}</h2>
        <StateTag of={state} />
        {late ? (
          <StatusTag severity="error">
            <Trans>Atrasado</Trans>
          </StatusTag>
        ) : null}
      </div>
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <CaseThread
            of={of}
            person={
              person === null ? (
                anonymous ? (
                  <Trans>Quien lo envió</Trans>
                ) : (
                  <Trans>Alguien que ya no está</Trans>
                )
              ) : (
                nameOf(person)
              )
            }
            organization={({ place }) => {
              const user = of.thread.find((one) => one.place === place)?.user ?? null;
              return user === null ? t`La organización` : nameOf(user);
            }}
            bytes={(key) => caseBytes(of, key)}
          />
          {state === 'closed' ? null : <Answer of={of} />}
          <CaseNotes of={of} />
        </div>
        <Facts of={of} />
      </div>
    </div>
  );
}
