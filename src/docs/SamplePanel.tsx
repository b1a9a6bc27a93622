/** The samples of a call in three languages, the button that makes the same call, and its response. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AnswerView } from './AnswerView.tsx';
import { callOf, type Service } from './calls.ts';
import { CodeBlock } from './CodeBlock.tsx';
import type { SandboxActor } from './sandbox.actors.ts';
import { sampleLanguages, sampleOf, type SampleLanguage } from './samples.ts';
import { useNames } from './useSandbox.ts';

/** The names of the languages. */
const languageNames: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
};

const SampleToCome = (): ReactElement => (
  <Loading>
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card px-4 py-5">
      {['w-4/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-3/5', 'w-1/3', 'w-2/5', 'w-1/4'].map((width) => (
        <Skeleton key={width} className={`h-3 ${width}`} />
      ))}
    </div>
  </Loading>
);

export interface SamplePanelProps {
  readonly actor: SandboxActor;
  readonly service: Service;
  /** The language, shared by the whole page. */
  readonly shown: SampleLanguage;
  readonly onShow: (language: SampleLanguage) => void;
}

/** Without a sandbox the samples can only be copied. */
export function SamplePanel({ actor, service, shown, onShow }: SamplePanelProps): ReactElement {
  const { t, i18n } = useLingui();
  const names = useNames(actor);
  const isOpen = useSelector(actor, (now) => now.matches('open'));
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'));
  const pending = useSelector(actor, ({ context }) => context.pending);
  const outcome = useSelector(actor, ({ context }) => context.outcomes[service]);
  if (names === null) return <SampleToCome />;
  const call = callOf(service, names, i18n.locale === 'en' ? 'en' : 'es');
  return (
    <>
      <Tabs
        label={t`Lenguaje del ejemplo`}
        selected={shown}
        onSelect={(id) => {
          const language = sampleLanguages.find((one) => one === id);
          if (language !== undefined) onShow(language);
        }}
        tabs={sampleLanguages.map((language) => ({
          id: language,
          label: languageNames[language],
          content: <CodeBlock code={sampleOf(language, call)} label={languageNames[language]} />,
        }))}
      />
      {isOpen || isBusy ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button
            icon={Play}
            busy={isBusy || pending === service}
            aria-label={
              service === 'badge' ? t`Ejecutar: enviar una insignia` : t`Ejecutar: enviar un reconocimiento`
            }
            onClick={() => actor.send({ type: 'run.pressed', call: service })}
          >
            <Trans>Ejecutar</Trans>
          </Button>
          <p className="text-small text-soft">
            <Trans>Es la misma petición, hecha desde tu navegador.</Trans>
          </p>
        </div>
      ) : null}
      {outcome === undefined ? null : <AnswerView outcome={outcome} />}
    </>
  );
}
