/** Opens the dialog of a picture; its chunk loads on the first press. */
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import type { PictureKind } from './pictures.ts';

const PictureDialog = lazy(() =>
  withTexts(() => import('./PictureDialog.tsx')).then((file) => ({ default: file.PictureDialog })),
);

/** Render `dialog` once; `change` opens it with new state for one of the pictures. */
export function usePictureDialog(person: { readonly id: string; readonly name: string }): {
  readonly dialog: ReactElement | null;
  readonly change: (kind: PictureKind) => void;
} {
  const [opening, setOpening] = useState<{ readonly kind: PictureKind; readonly count: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    change: (kind) => {
      setOpening((before) => ({ kind, count: (before?.count ?? 0) + 1 }));
      setOpen(true);
    },
    dialog:
      opening === null ? null : (
        <Suspense>
          <PictureDialog
            key={opening.count}
            kind={opening.kind}
            userId={person.id}
            name={person.name}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ),
  };
}
