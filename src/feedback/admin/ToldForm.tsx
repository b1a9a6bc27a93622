/** Tells everybody what changed because people spoke; no case is named. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { caseLimits } from '#schema/feedback/cases.rules.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { caseQueries } from '#src/feedback/feedback.queries.ts';
import { ToldCard } from '#src/feedback/cases/ToldCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { caseAdmin, refreshCases } from './casesAdmin.queries.ts';

interface ToldFields {
  text: string;
  textEn: string;
}

const toInput = ({ text, textEn }: ToldFields) => ({ text, textEn: textEn.trim() === '' ? null : textEn });

function Telling({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm<ToldFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: { schema: caseEndpoints.tellWhatChanged.body, toInput },
    begin: { text: '', textEn: '' },
    known: ['text', 'textEn'],
    create: caseAdmin.tell,
    refresh: refreshCases,
    done: () => t`Se lo contaste a todas las personas.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open
      title={t`Contar qué cambió`}
      description={t`Cada persona recibe un aviso. No nombres ningún caso ni a nadie: quien habló no debe reconocerse.`}
      saveLabel={t`Contarlo a todos`}
      {...panel}
    >
      <FormArea
        control={control}
        name="text"
        label={t`Qué dijeron, qué hicimos`}
        maxLength={caseLimits.told}
      />
      <FormArea control={control} name="textEn" label={t`En inglés`} optional maxLength={caseLimits.told} />
    </FormPanel>
  );
}

export function ToldForm(): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex max-w-prose72 flex-col gap-4">
      <Button className="self-start" icon={Megaphone} onClick={() => setOpen(true)}>
        <Trans>Contar qué cambió</Trans>
      </Button>
      <QueryBoundary
        query={useQuery(caseQueries.promise())}
        label={t`Cargando lo que ya contaste`}
        skeleton={<Skeleton className="h-40 w-full rounded-card" />}
        what={<Trans>No pudimos cargar lo que ya contaste.</Trans>}
      >
        {({ told }) =>
          told.length === 0 ? (
            <Empty
              drawing="message"
              text={<Trans>Todavía no contaste nada. Quien habla quiere ver que sirvió.</Trans>}
            />
          ) : (
            <ToldCard told={told} />
          )
        }
      </QueryBoundary>
      {isOpen ? <Telling onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
