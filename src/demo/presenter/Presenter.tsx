/**
 * The presenter's window with its state: follows the tour window, counts seconds and handles the keys of a
 * remote control.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { presenterTurn } from '#src/demo/tours/keys.ts';
import { realNow } from '#src/demo/tours/tour.store.ts';
import { PresenterView } from './PresenterView.tsx';
import { useFirstWindow } from './useFirstWindow.ts';

/** Needs the texts `demo-presenter` and `demo-tours`. */
export function Presenter(): ReactElement {
  const { t } = useLingui();
  const [first, asking] = useFirstWindow();
  const [now, setNow] = useState(realNow);
  const title = t`Ventana del presentador`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const timer = setInterval(() => setNow(realNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const by = presenterTurn(event);
    if (by === 0) return;
    event.preventDefault();
    if (first.state === 'running') asking.go(first.running.step + by);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return <PresenterView first={first} now={now} asking={asking} />;
}
