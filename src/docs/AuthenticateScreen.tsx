/**
 * The page "Authenticate": how to send a key, where to create keys, their permissions, and the response to a
 * rejected key (spec §1).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ChevronRight, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { apiKeyLimits, apiKeyShape } from '#schema/publicApi/publicApi.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { AnswerView } from './AnswerView.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { useDocsPlace } from './docs.context.ts';
import { Code, PageBody, PageHead, Section } from './Prose.tsx';
import type { SandboxActor } from './sandbox.actors.ts';
import { SandboxNotice } from './SandboxNotice.tsx';
import { TrialList } from './TrialList.tsx';
import { useNames, useSandbox } from './useSandbox.ts';

/** The place of the keys, as in the app's menu. */
function KeyPlace(): ReactElement {
  const { t } = useLingui();
  const { app } = useDocsPlace();
  const steps = [t`Configuración`, t`Panel de administración`, t`API pública`];
  return (
    <>
      <p>
        <Trans>Las claves se administran en Configuración, Panel de administración, API pública.</Trans>
      </p>
      <ol
        aria-label={t`Camino hasta las claves`}
        className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-subtle px-4 py-3 text-small font-semibold"
      >
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-2">
            {index === 0 ? null : <Icon of={ChevronRight} size={16} className="text-soft" />}
            {step}
          </li>
        ))}
      </ol>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        <li>
          <Trans>Entra con una cuenta de administración y sigue ese camino.</Trans>
        </li>
        <li>
          <Trans>
            Pulsa Nueva clave, ponle el nombre del sistema que la usará y elige qué puede hacer y hasta qué
            día.
          </Trans>
        </li>
        <li>
          <Trans>Cópiala en ese momento: se muestra una sola vez y después nadie la puede leer.</Trans>
        </li>
      </ol>
      {app === null ? null : (
        <p>
          <TextLink href={`${app}admin/public-api`}>
            <Trans>Abrir API pública en la aplicación</Trans>
          </TextLink>
        </p>
      )}
    </>
  );
}

function TryKey({ actor }: { readonly actor: SandboxActor }): ReactElement {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (now) => now.matches('open'));
  const isPending = useSelector(actor, ({ context }) => context.pending === 'recognition');
  const outcome = useSelector(actor, ({ context }) => context.outcomes['recognition']);
  return (
    <>
      {isOpen ? (
        <div>
          <Button
            icon={Play}
            busy={isPending}
            onClick={() => actor.send({ type: 'run.pressed', call: 'recognition' })}
          >
            <Trans>Probar con la clave buena</Trans>
          </Button>
        </div>
      ) : null}
      {outcome === undefined ? null : <AnswerView outcome={outcome} />}
      <TrialList
        actor={actor}
        heading="h3"
        ids={['noKey', 'wrongKey', 'revokedKey', 'narrowKey']}
        label={t`Rechazos que puedes probar`}
      />
    </>
  );
}

/** Shows the visitor's own key if there is a sandbox. */
export function AuthenticateScreen(): ReactElement {
  const { t } = useLingui();
  const actor = useSandbox();
  const names = useNames(actor);
  const key = names?.key ?? 'YOUR_API_KEY';
  const { open } = apiKeyLimits;
  const { prefix } = apiKeyShape;
  return (
    <PageBody>
      <PageHead
        title={<Trans>Autenticación</Trans>}
        lead={<Trans>Las peticiones a la API llevan la clave en una cabecera de autorización.</Trans>}
      />
      <Section
        id="header"
        title={<Trans>La cabecera</Trans>}
        beside={
          <>
            <CodeBlock code={`Authorization: ${key}`} label={t`Cabecera`} />
            <CodeBlock code={`Authorization: Bearer ${key}`} label={t`También vale`} />
          </>
        }
      >
        <p>
          <Trans>
            La clave va tal cual en <Code>Authorization</Code>. Si tu biblioteca antepone la palabra{' '}
            <Code>Bearer</Code>, también vale.
          </Trans>
        </p>
        <p>
          <Trans>
            Una clave empieza por <Code>{prefix}</Code> y abre tu organización a quien la tenga: guárdala
            donde guardas contraseñas, nunca en una página web ni en el código que compartes.
          </Trans>
        </p>
      </Section>
      <Section id="keys" title={<Trans>De dónde sale una clave</Trans>}>
        <KeyPlace />
      </Section>
      <Section id="rights" title={<Trans>Permisos y caducidad</Trans>}>
        <dl className="flex flex-col">
          <div className="border-b border-line py-3">
            <dt>
              <Code>recognitions.send</Code>
            </dt>
            <dd className="mt-1">
              <Trans>
                Enviar reconocimientos en nombre de personas de la organización, con los puntos de ellas.
              </Trans>
            </dd>
          </div>
          <div className="py-3">
            <dt>
              <Code>badges.send</Code>
            </dt>
            <dd className="mt-1">
              <Trans>Enviar insignias en nombre de la organización.</Trans>
            </dd>
          </div>
        </dl>
        <p>
          <Trans>
            Una clave puede tener un último día, que termina a medianoche en la zona horaria de la
            organización. Revocarla la cierra al instante y para siempre. Una organización tiene hasta {open}{' '}
            claves abiertas: usa una por cada sistema, y así revocas una sin tocar las demás.
          </Trans>
        </p>
      </Section>
      <Section id="refused" title={<Trans>Cuando la clave no abre</Trans>}>
        <p>
          <Trans>
            <Code>401</Code> quiere decir que no hay clave o que no vale: no existe, está revocada o se
            venció. <Code>403</Code> quiere decir que vale, pero no para esto.
          </Trans>
        </p>
        <SandboxNotice actor={actor} />
        <TryKey actor={actor} />
      </Section>
    </PageBody>
  );
}
