/**
 * "General Information", the default page: what the API is, its formats, and the rules of every call (spec
 * §1).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ApiError, errorOf } from '#schema/errors.ts';
import { type Language } from '#schema/limits.ts';
import { idempotencyMs } from '#schema/limits.parts.ts';
import { reasonIn } from '#schema/sentences.ts';
import { organizationSettingsReasons } from '#schema/reasons.organizationSettings.ts';
import { apiLimit } from '#schema/publicApi/publicApi.rules.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { useDocsPlace } from './docs.context.ts';
import { Code, PageBody, PageHead, Section } from './Prose.tsx';
import { StatusList } from './StatusList.tsx';

const reason = reasonIn(organizationSettingsReasons);

const link = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2';

/** An error in its REST format, with texts of the catalogue. */
function errorSample(language: Language): string {
  const facts = new ApiError({
    ...errorOf('invalid', language).facts(),
    retryable: false,
    reasons: [reason('sender_email', 'sender_unknown', language)],
  }).facts();
  return JSON.stringify({ ...facts, error: facts.message }, null, 2);
}

const openapi = '/openapi.json';
const hourMs = 3_600_000;
const secondMs = 1_000;

/** Needs no sandbox. */
export function GeneralScreen(): ReactElement {
  const { t, i18n } = useLingui();
  const { origin } = useDocsPlace();
  const base = `${origin}/rest`;
  const language = i18n.locale === 'en' ? 'en' : 'es';
  const { calls } = apiLimit;
  const seconds = apiLimit.windowMs / secondMs;
  const hours = idempotencyMs / hourMs;
  return (
    <PageBody>
      <PageHead
        title={<Trans>Información general</Trans>}
        lead={
          <Trans>
            La API pública lleva el reconocimiento a los sistemas que tu organización ya usa: desde una
            nómina, un chat o un CRM puedes enviar reconocimientos con puntos e insignias.
          </Trans>
        }
      />
      <Section
        id="base"
        title={<Trans>Dirección base</Trans>}
        beside={<CodeBlock code={base} label={t`Dirección base`} />}
      >
        <p>
          <Trans>
            Todas las direcciones de esta guía empiezan así. La clave dice de qué organización se trata, así
            que la dirección es la misma para todas.
          </Trans>
        </p>
        <p>
          <Trans>
            Necesitas una clave:{' '}
            <Link href="/authenticate" className={link}>
              Autenticación
            </Link>{' '}
            dice de dónde sale. Lo que se puede llamar está en{' '}
            <Link href="/services" className={link}>
              Servicios de la API pública
            </Link>
            .
          </Trans>
        </p>
      </Section>
      <Section
        id="format"
        title={<Trans>Formato</Trans>}
        beside={
          <CodeBlock
            code={`Authorization: YOUR_API_KEY\nContent-Type: application/json\nAccept-Language: ${language}`}
            label={t`Cabeceras`}
          />
        }
      >
        <p>
          <Trans>
            Lo que envías y lo que recibes es JSON en UTF-8. Los nombres van en minúsculas con guion bajo,
            también los que se escriben de una manera poco común, como <Code>reciever_emails</Code>.
          </Trans>
        </p>
        <p>
          <Trans>
            Los mensajes llegan en español, o en inglés si la cabecera <Code>Accept-Language</Code> empieza
            por <Code>en</Code>.
          </Trans>
        </p>
      </Section>
      <Section
        id="errors"
        title={<Trans>Errores</Trans>}
        beside={<CodeBlock code={errorSample(language)} label={t`Un error`} />}
      >
        <p>
          <Trans>
            Todo error tiene la misma forma: <Code>code</Code> para tu programa, <Code>message</Code> para
            quien lo lee, y en <Code>reasons</Code> cada campo con lo que le falta. Si <Code>retryable</Code>{' '}
            es <Code>false</Code>, repetir la misma petición no sirve.
          </Trans>
        </p>
        <StatusList />
      </Section>
      <Section
        id="limit"
        title={<Trans>Límite de peticiones</Trans>}
        beside={<CodeBlock code={'HTTP/1.1 429\nRetry-After: 17'} label={t`Al pasar del límite`} />}
      >
        <p>
          <Trans>
            Cada clave puede hacer {calls} peticiones cada {seconds} segundos. La siguiente recibe{' '}
            <Code>429</Code> con la cabecera <Code>Retry-After</Code>: los segundos que hay que esperar.
          </Trans>
        </p>
      </Section>
      <Section
        id="repeat"
        title={<Trans>Repetir sin enviar dos veces</Trans>}
        beside={<CodeBlock code="Idempotency-Key: nomina-2026-11-ana" label={t`Una cabecera más`} />}
      >
        <p>
          <Trans>
            Si la conexión se corta, no sabes si la petición llegó. Agrega la cabecera{' '}
            <Code>Idempotency-Key</Code> con un texto tuyo, uno por cada envío. Al repetir con el mismo texto
            recibes la primera respuesta y no se envía nada otra vez.
          </Trans>
        </p>
        <p>
          <Trans>
            Se recuerda durante {hours} horas. El mismo texto con otro cuerpo responde <Code>409</Code>.
          </Trans>
        </p>
      </Section>
      <Section
        id="versions"
        title={<Trans>Versiones</Trans>}
        beside={<CodeBlock code={`${base}${openapi}`} label={t`Descripción OpenAPI`} />}
      >
        <p>
          <Trans>
            Hoy hay una sola versión y su dirección no lleva número. Pueden aparecer campos nuevos en las
            respuestas y campos opcionales en las peticiones: escribe tu programa de modo que ignore lo que no
            conoce.
          </Trans>
        </p>
        <p>
          <Trans>
            La descripción para máquinas sale de las mismas tablas que el servidor, así que dice lo que el
            servidor hace.
          </Trans>
        </p>
      </Section>
    </PageBody>
  );
}
