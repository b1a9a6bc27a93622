/**
 * `/clip_guide`: the product in a few steps, each with a picture and a link; reopens at the last step
 * (spec §2 "guide").
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Illustration, sentence } from '#src/ui/StateViews.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { keepStep, readStep } from './guidePlace.ts';
import { StepList } from './StepList.tsx';
import { StepPicture } from './StepPicture.tsx';
import { stepsFor, type Step } from './steps.ts';

/** URL value after the last step. */
const end = 'end';

/** The open step: from the URL, or from this device, or the first. */
function useGuide(): { steps: readonly Step[]; current: number; open: (step: string) => void } {
  const me = useMe();
  const myId = me?.id ?? '';
  const { modules } = useOrganization();
  const [search, setSearch] = useSearchParams();
  const [left] = useState(() => readStep(myId));
  const steps = stepsFor(
    (flag) => modules[flag] === true,
    (permission) => me?.permissions.includes(permission) === true,
  );
  const asked = search.get('step') ?? left;
  const at = steps.findIndex(({ id }) => id === asked);
  const current = asked === end ? steps.length : Math.max(0, at);
  const open = (step: string): void => {
    keepStep(myId, step === end ? null : step);
    setSearch({ step }, samePlace());
  };
  return { steps, current, open };
}

function Finished({ onAgain }: { onAgain: () => void }): ReactElement {
  return (
    <Illustration drawing="gift">
      <p className={sentence}>
        <Trans>Eso es todo. Lo demás se aprende agradeciendo.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link href="/" asChild>
          <LinkButton variant="primary">
            <Trans>Ir al inicio</Trans>
          </LinkButton>
        </Link>
        <Button variant="secondary" onClick={onAgain}>
          <Trans>Ver la guía otra vez</Trans>
        </Button>
      </div>
    </Illustration>
  );
}

/** The screen of the route `/clip_guide`. */
export function ClipGuideScreen(): ReactElement {
  const { t, i18n } = useLingui();
  const { steps, current, open } = useGuide();
  const place = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  // Moves the focus for screen readers; not on the first render, because the page has its own heading.
  useEffect(() => {
    if (before.current !== current) place.current?.focus();
    before.current = current;
  }, [current]);
  const goTo = (index: number): void => open(steps[index]?.id ?? end);
  const step = steps[current];
  const [number, count] = [current + 1, steps.length];
  return (
    <Page
      title={t`Guía`}
      lead={<Trans>Lo principal en pocos pasos. Puedes dejarla y seguir otro día.</Trans>}
    >
      <StepList steps={steps} current={current} onOpen={open} />
      {step === undefined ? (
        <section>
          <h2 ref={place} tabIndex={-1} className="sr-only">
            <Trans>Fin de la guía</Trans>
          </h2>
          <Finished onAgain={() => goTo(0)} />
        </section>
      ) : (
        <section key={step.id} className="grid items-center gap-6 wide:grid-cols-2 wide:gap-12">
          <StepPicture of={step.id} />
          <div className="flex flex-col items-start gap-6">
            <div className="flex flex-col gap-3">
              <p className="text-small font-semibold text-soft">
                <Trans>
                  Paso {number} de {count}
                </Trans>
              </p>
              <h2 ref={place} tabIndex={-1} className="text-h4 font-bold text-balance outline-none">
                {i18n._(step.title)}
              </h2>
              <p className="max-w-prose72 text-soft">{i18n._(step.text)}</p>
            </div>
            <Link href={step.path} className="target font-semibold text-link hover:underline">
              {i18n._(step.go)}
            </Link>
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col-reverse">
              {current === 0 ? null : (
                <Button variant="secondary" onClick={() => goTo(current - 1)}>
                  <Trans>Anterior</Trans>
                </Button>
              )}
              <Button onClick={() => goTo(number)}>
                {number === count ? <Trans>Terminar</Trans> : <Trans>Siguiente</Trans>}
              </Button>
            </div>
          </div>
        </section>
      )}
    </Page>
  );
}
