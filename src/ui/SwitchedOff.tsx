/** The view of a module that is off; separate from the other state views, which the first screen needs. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Illustration, sentence } from './StateViews.tsx';

/** The organisation does not use this module: names who can change that; administrators get a link. */
export function SwitchedOff({
  feature,
  adminAction,
}: {
  feature: string;
  adminAction?: ReactNode;
}): ReactElement {
  return (
    <Illustration drawing="off">
      <div className={sentence}>
        <p className="font-semibold">
          <Trans>{feature}: función desactivada</Trans>
        </p>
        <p className="mt-1 text-soft">
          <Trans>El equipo de administración de tu organización puede activarla.</Trans>
        </p>
      </div>
      {adminAction}
    </Illustration>
  );
}
