/**
 * The parameter of the address that opens a panel: opening makes an entry of the history, so that Back closes the panel.
 * One that came with its page, by a link or a new tab, has no entry: Back leaves both.
 */
import { useEffect } from 'react';
import { addLayer, holdLayer, whenStill } from './layers.ts';
import { useAddressParam } from './useAddressParam.ts';

/** As `useAddressParam`; the panel is a Dialog. */
export function useAddressLayer(name: string): [string | null, (value: string | null) => void] {
  const [value, set] = useAddressParam(name);
  useEffect(() => {
    if (value !== null) holdLayer();
  }, [value]);
  return [
    value,
    (next) =>
      whenStill(() => {
        if (value === null && next !== null) addLayer();
        set(next);
      }),
  ];
}
