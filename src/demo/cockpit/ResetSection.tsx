/** Resets the running world to its beginning. */
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import { tokenStore } from '#src/api/token.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { storedSummary } from './memory.ts';
import { CockpitSection } from './CockpitSection.tsx';
import type { ShowTabProps } from './ShowTab.tsx';
import { useActing } from './useActing.ts';
import { personaOf } from './whoIsIn.ts';

/** Asks first; a signed-in persona stays signed in. */
export function ResetSection({
  kit,
  controls,
  page,
}: Pick<ShowTabProps, 'kit' | 'controls' | 'page'>): ReactElement {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy, failed, forget } = useActing();
  const reset = async (): Promise<void> => {
    const email = await personaOf(kit, tokenStore.read());
    await kit.reset();
    storedSummary.keep(undefined);
    // The reset ended all sessions.
    if (email === undefined) tokenStore.forget();
    else tokenStore.write(await kit.tokenOf(email));
    const world = controls.world();
    page.open(world === undefined ? '/' : scenarioFacts[world.scenario].path);
  };
  return (
    <CockpitSection
      title={t`Volver al comienzo`}
      lead={
        <Trans>
          El mundo que corre vuelve a su primer momento, con su misma huella: se va lo que hiciste en él, el
          tiempo que moviste, las fallas de esta pestaña y el recorrido. Los mundos guardados se quedan.
        </Trans>
      }
    >
      <div>
        <Button variant="secondary" icon={RotateCcw} onClick={() => setIsAsking(true)}>
          <Trans>Restablecer</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setIsAsking(false);
          forget();
        }}
        title={t`¿Volver al comienzo?`}
        confirmLabel={t`Restablecer`}
        busy={isBusy}
        failed={failed}
        onConfirm={() => act(reset, () => t`No se pudo restablecer. Inténtalo otra vez.`)}
      >
        <Trans>
          En todas las pestañas se pierde lo que se hizo: reconocimientos, compras, ajustes, archivos. Quien
          no es una de las personas de la demostración tendrá que volver a entrar.
        </Trans>
      </ConfirmDialog>
    </CockpitSection>
  );
}
