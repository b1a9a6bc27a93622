/** Moves the clock forward, so that due events happen, and manages snapshots. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { DemoControls } from '#src/api/demoKit.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Happenings } from './Happenings.tsx';
import { storedSummary } from './memory.ts';
import { moves, msOfMove, type Move } from './moves.ts';
import { OwnAmount } from './OwnAmount.tsx';
import type { CockpitPage } from './page.ts';
import { CockpitSection } from './CockpitSection.tsx';
import { Snapshots } from './Snapshots.tsx';
import { useActing } from './useActing.ts';

/** The moved time in days and hours, as words. */
function useMovedWords(): (ms: number) => string {
  const language = useLanguage();
  const count = (value: number, unit: 'day' | 'hour'): string =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return (ms) => {
    const hours = Math.round(ms / 3_600_000);
    const [days, rest] = [Math.floor(hours / 24), hours % 24];
    return [
      ...(days > 0 ? [count(days, 'day')] : []),
      ...(rest > 0 || days === 0 ? [count(rest, 'hour')] : []),
    ].join(' ');
  };
}

/** The date and time of the world, and its distance from the beginning. */
function Now({ time }: Pick<DemoControls, 'time'>): ReactElement {
  const language = useLanguage();
  const words = useMovedWords();
  useNow();
  const moved = time.moved();
  const ahead = words(moved);
  return (
    <div>
      <p className="text-h5 font-bold first-letter:uppercase">
        {formatter(localeOf(language), { dateStyle: 'full', timeStyle: 'short' }).format(time.now())}
      </p>
      <p className="text-small text-soft">
        {moved === 0 ? (
          <Trans>El tiempo no se ha movido.</Trans>
        ) : (
          <Trans>Movido {ahead} desde el comienzo.</Trans>
        )}
      </p>
    </div>
  );
}

/** Steps, a custom amount, events of the last move, snapshots. The page reloads after a move. */
export function TimeTab({
  controls,
  page,
}: {
  readonly controls: DemoControls;
  readonly page: CockpitPage;
}): ReactElement {
  const { t } = useLingui();
  const { time } = controls;
  const [keepSession, setKeepSession] = useState(true);
  const [part, setPart] = useState(0);
  const { act, isBusy, failed } = useActing();
  const happened = storedSummary.read();
  const labels: Readonly<Record<Move, string>> = {
    hour: t`+ 1 hora`,
    day: t`+ 1 día`,
    week: t`+ 1 semana`,
    turn: t`Al cambio de mes`,
    month: t`+ 1 mes`,
  };
  const advance = async (ms: number): Promise<void> => {
    const from = time.now();
    setPart(0);
    const what = await time.advance(ms, { keepSession, progress: setPart });
    storedSummary.keep({ from, to: time.now(), what: [...what] });
    page.reload();
  };
  const move = (ms: number): void =>
    act(
      () => advance(ms),
      () => t`El tiempo no se pudo mover hasta allí. Lo que alcanzó a pasar quedó hecho.`,
    );
  return (
    <div className="flex flex-col gap-8">
      <CockpitSection
        title={t`Mover el tiempo`}
        lead={
          <Trans>
            Solo hacia adelante. Lo que toca en el camino pasa: puntos que se renuevan y vencen, cumpleaños,
            votaciones que cierran.
          </Trans>
        }
      >
        <Now time={time} />
        <div className="flex flex-wrap gap-2">
          {moves.map((one) => (
            <Button
              key={one}
              variant="secondary"
              disabled={isBusy}
              onClick={() => move(msOfMove(one, time.now()))}
            >
              {labels[one]}
            </Button>
          ))}
        </div>
        <OwnAmount now={time.now} isBusy={isBusy} onMove={move} />
        <Switch
          label={t`Mantener la sesión`}
          detail={t`Apagado, quien está dentro tendrá que volver a entrar si su sesión termina.`}
          checked={keepSession}
          disabled={isBusy}
          onChange={setKeepSession}
        />
        {isBusy ? <ProgressBar label={t`Pasa el tiempo`} value={Math.round(part * 100)} max={100} /> : null}
        {failed === null ? null : <FieldError>{failed}</FieldError>}
      </CockpitSection>
      {happened === undefined ? null : <Happenings of={happened} />}
      <Snapshots controls={controls} page={page} />
    </div>
  );
}
