/** Saves the drawing of a plot as a picture; what makes the file loads on the press. */
import { useLingui } from '@lingui/react/macro';
import { Image as Picture, ImageDown } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import { isoDay } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Menu } from '#src/ui/Menu.tsx';
import { fileName } from './fileTable.ts';
import type { ImageKind } from './plotImage.ts';
import type { PlotFacts } from './plot.shape.ts';

export function ImageMenu({
  of,
  title,
  facts,
}: {
  /** What holds the drawing. */
  readonly of: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly facts: PlotFacts;
}): ReactElement {
  const { t } = useLingui();
  const now = useNow();
  const save = async (kind: ImageKind): Promise<void> => {
    const drawing = of.current?.querySelector('svg[role=img]');
    if (!(drawing instanceof SVGSVGElement)) return;
    const told = [...(of.current?.querySelectorAll('[data-facts] span') ?? [])];
    const said = told.map((one) => one.textContent).join(' · ');
    const name = fileName([title, facts.filter, isoDay(now, facts.timeZone)].filter(Boolean).join(' '));
    try {
      const { savePlot } = await import('./plotImage.ts');
      await savePlot(drawing, kind, { title, facts: said, name });
    } catch {
      toasts.raise({ severity: 'error', text: t`No se descargó la imagen. Inténtalo de nuevo.` });
    }
  };
  return (
    <Menu
      label={t`Guardar la imagen de ${title}`}
      icon={ImageDown}
      align="end"
      triggerClassName="target inline-flex size-8 items-center justify-center rounded-control text-soft transition-colors duration-120 hover:bg-subtle hover:text-ink data-open:bg-subtle"
      sections={[
        [
          {
            id: 'png',
            label: t`Imagen (.png)`,
            detail: t`Para presentaciones y correos`,
            icon: Picture,
            onSelect: () => void save('png'),
          },
          {
            id: 'svg',
            label: t`Dibujo (.svg)`,
            detail: t`Se agranda sin perder nitidez`,
            icon: Picture,
            onSelect: () => void save('svg'),
          },
        ],
      ]}
    />
  );
}
