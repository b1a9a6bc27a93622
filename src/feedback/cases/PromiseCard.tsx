/** What the organisation promises to whoever speaks: who reads, how soon somebody answers, and what each way means. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye, Hourglass, Trash2, UserRound, UserRoundX, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { ShownPromise } from '#src/feedback/feedback.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';

const Fact = ({
  icon,
  title,
  children,
}: {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly children: ReactNode;
}): ReactElement => (
  <li className="flex gap-3">
    <Icon of={icon} className="mt-0.5 shrink-0 text-soft" />
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-prose72 text-soft wrap-anywhere">{children}</p>
    </div>
  </li>
);

export function PromiseCard({ promise }: { readonly promise: ShownPromise }): ReactElement {
  const { t } = useLingui();
  const { maySend, readers, receivedDays, answerDays, keepMonths } = promise;
  const names = readers.map(nameOf).join(', ');
  return (
    <Card as="section" aria-label={t`Antes de escribir`} className="flex flex-col gap-5">
      <CardTitle>
        <Trans>Antes de escribir</Trans>
      </CardTitle>
      {maySend ? null : (
        <Banner severity="warning">
          <Trans>
            Ahora nadie puede leer lo que envíes, así que no se puede enviar. Guarda tu texto y vuelve más
            adelante.
          </Trans>
        </Banner>
      )}
      <ul className="grid gap-5 wide:grid-cols-2">
        <Fact icon={UserRoundX} title={<Trans>Sin tu nombre</Trans>}>
          <Trans>
            Es anónimo: no guardamos quién eres, desde dónde escribes ni la hora, solo el día. Ni nosotros
            podemos averiguarlo. Sigues la respuesta con un código que solo tú tienes.
          </Trans>
        </Fact>
        <Fact icon={UserRound} title={<Trans>Con tu nombre</Trans>}>
          <Trans>
            Es confidencial: tu nombre lo ven solo quienes leen los casos. Te avisamos cuando respondan.
          </Trans>
        </Fact>
        {maySend ? (
          <Fact icon={Eye} title={<Trans>Quién lo lee</Trans>}>
            <Trans>{names}. Quien esté involucrado no lo ve, aunque administre.</Trans>
          </Fact>
        ) : null}
        <Fact icon={Hourglass} title={<Trans>Cuándo te responden</Trans>}>
          <Plural
            value={receivedDays}
            one="Alguien lo recibe en # día"
            other="Alguien lo recibe en # días como máximo"
          />
          <Plural value={answerDays} one=" y responde en #." other=" y responde en # como máximo." />
        </Fact>
        <Fact icon={Trash2} title={<Trans>Cuánto se guarda</Trans>}>
          <Plural
            value={keepMonths}
            one="Un caso cerrado se borra después de # mes."
            other="Un caso cerrado se borra después de # meses."
          />
        </Fact>
      </ul>
    </Card>
  );
}
