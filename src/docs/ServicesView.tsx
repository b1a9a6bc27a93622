/**
 * The page "Public API Services", drawn from the state of its sandbox: two calls with fields, runnable
 * samples, errors to try, and received posts (spec §1).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { methodOf, pathOf } from '#schema/kit/endpoint.ts';
import { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { services, trials, type Service } from './calls.ts';
import { FeedPanel } from './FeedPanel.tsx';
import { FieldList } from './FieldList.tsx';
import { answerWords, bodyWords } from './fieldWords.ts';
import { PageBody, PageHead, Section } from './Prose.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import type { SandboxActor } from './sandbox.actors.ts';
import { SandboxNotice } from './SandboxNotice.tsx';
import type { SampleLanguage } from './samples.ts';
import { TrialList } from './TrialList.tsx';

const part = 'mt-4 text-h5 font-semibold';

interface CallSectionProps {
  readonly actor: SandboxActor;
  readonly service: Service;
  readonly title: string;
  readonly shown: SampleLanguage;
  readonly onShow: (language: SampleLanguage) => void;
  readonly children: ReactNode;
}

function CallSection({ actor, service, title, shown, onShow, children }: CallSectionProps): ReactElement {
  const { t } = useLingui();
  const row = publicApiEndpoints[services[service]];
  return (
    <Section
      id={service}
      title={title}
      under={
        <p translate="no" className="flex flex-wrap items-center gap-3 text-small">
          <span className="rounded-[4px] bg-brand-tint px-2 py-0.5 font-bold text-link">{methodOf(row)}</span>
          <code className="wrap-anywhere">{pathOf(row)}</code>
        </p>
      }
      beside={
        <>
          <SamplePanel actor={actor} service={service} shown={shown} onShow={onShow} />
          <FeedPanel actor={actor} service={service} />
        </>
      }
    >
      {children}
      <h3 className={part}>
        <Trans>Lo que envías</Trans>
      </h3>
      <FieldList
        schema={row.body}
        io="input"
        words={bodyWords[service]}
        label={t`Campos del cuerpo: ${title}`}
      />
      <h3 className={part}>
        <Trans>Lo que recibes</Trans>
      </h3>
      <FieldList
        schema={row.reply}
        io="output"
        words={answerWords}
        label={t`Campos de la respuesta: ${title}`}
      />
      <h3 className={part}>
        <Trans>Lo que puede fallar</Trans>
      </h3>
      <TrialList
        actor={actor}
        heading="h4"
        ids={trials.filter((one) => one.service === service).map(({ id }) => id)}
        label={t`Rechazos que puedes probar: ${title}`}
      />
    </Section>
  );
}

/** One sandbox for both calls; both share the language of the samples. */
export function ServicesView({ actor }: { readonly actor: SandboxActor }): ReactElement {
  const { t } = useLingui();
  const [shown, setShown] = useState<SampleLanguage>('curl');
  return (
    <PageBody>
      <PageHead
        title={<Trans>Servicios de la API pública</Trans>}
        lead={
          <Trans>
            Dos llamadas: una envía un reconocimiento y la otra una insignia. Lo que envías se publica al
            instante y las personas reciben su aviso como siempre.
          </Trans>
        }
      />
      <SandboxNotice actor={actor} />
      <CallSection
        actor={actor}
        service="recognition"
        title={t`Enviar un reconocimiento`}
        shown={shown}
        onShow={setShown}
      >
        <p>
          <Trans>
            Una persona de tu organización reconoce a otras, con las mismas reglas que en la aplicación: los
            puntos salen de lo que tiene para dar, y un tipo con límites los tiene también aquí. O llega a
            todas las personas, o no se envía nada.
          </Trans>
        </p>
      </CallSection>
      <CallSection
        actor={actor}
        service="badge"
        title={t`Enviar una insignia`}
        shown={shown}
        onShow={setShown}
      >
        <p>
          <Trans>
            La organización entrega una insignia. No cuesta puntos a nadie, y cada persona tiene su propia
            publicación.
          </Trans>
        </p>
        <p className="rounded-card border border-line bg-subtle px-4 py-3 font-semibold">
          <Trans>La insignia debe crearse antes en la consola de administración.</Trans>
        </p>
      </CallSection>
    </PageBody>
  );
}
