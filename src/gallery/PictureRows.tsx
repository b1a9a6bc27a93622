/** Skeletons and the five query states without content. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Empty, Failed, Loading, Stale } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import { Row } from './Row.tsx';

const Shape = (): ReactElement => (
  <div className="flex items-center gap-4">
    <Skeleton round className="size-12" />
    <div className="flex-1">
      <SkeletonText lines={3} />
    </div>
  </div>
);

const Shown = ({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement => (
  <Card className="flex flex-col gap-4">
    <CardTitle as="h3">{name}</CardTitle>
    {children}
  </Card>
);

const nothing = (): void => undefined;

/** Loading, empty, failed, stale, switched off. */
export function PictureRows(): ReactElement {
  const { t } = useLingui();
  return (
    <Row title={<Trans>Las cinco imágenes</Trans>} stacked>
      <Shown name={<Trans>Cargando</Trans>}>
        <Loading label={t`Cargando la prueba`}>
          <Shape />
        </Loading>
      </Shown>
      <Shown name={<Trans>Vacío</Trans>}>
        <Empty
          text={<Trans>Aquí todavía no hay nada.</Trans>}
          action={
            <Button variant="secondary">
              <Trans>Agregar algo</Trans>
            </Button>
          }
        />
      </Shown>
      <Shown name={<Trans>Con error</Trans>}>
        <Failed what={<Trans>No pudimos cargar la prueba.</Trans>} onRetry={nothing} />
      </Shown>
      <Shown name={<Trans>Desactualizado</Trans>}>
        <Stale age={t`hace 5 min`}>
          <p>
            <Trans>Lo que se sabía antes.</Trans>
          </p>
        </Stale>
      </Shown>
      <Shown name={<Trans>Desactivado</Trans>}>
        <SwitchedOff feature={t`Pruebas`} />
      </Shown>
    </Row>
  );
}
