/** The page for an unknown address of the documentation. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Illustration, sentence } from '#src/ui/StateViews.tsx';

/** A message and a link back. */
export const NotFound = (): ReactElement => (
  <div className="p-4 wide:p-8">
    <Illustration drawing="search">
      <h1 className="text-h5 font-semibold">
        <Trans>Esta página no existe</Trans>
      </h1>
      <p className={`${sentence} text-soft`}>
        <Trans>Quizá cambió de lugar. Todo lo que hay está en el menú.</Trans>
      </p>
      <Link href="/" className={buttonLook('secondary', 'small', false)}>
        <Trans>Ir a Información general</Trans>
      </Link>
    </Illustration>
  </div>
);
