/** The panel that adds featured items; stays open until the list is full or the panel is closed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { featuredKinds, maxFeatured, type FeaturedKind } from '#schema/pages/pages.rules.ts';
import { newKey } from '#src/api/newKey.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { sameness, type DraftItem } from './featuredDraft.ts';
import { FeaturedLinkForm } from './FeaturedLinkForm.tsx';
import { kindIcons } from '#src/announcements/FeaturedTile.tsx';
import { kindWords } from './kindWords.ts';
import { OfferList } from './OfferList.tsx';

/** Added items are saved only with the whole list. */
export function FeaturedPicker({
  open,
  items,
  onAdd,
  onClose,
}: {
  readonly open: boolean;
  readonly items: readonly DraftItem[];
  readonly onAdd: (item: DraftItem) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<FeaturedKind>('page');
  const chosen = new Set(items.map(sameness));
  const count = items.length;
  const add = (item: Omit<DraftItem, 'key'>): void => {
    onAdd({ ...item, key: newKey() });
    if (count + 1 >= maxFeatured) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="side"
      title={t`Agregar a destacados`}
      description={
        <Trans>
          {count} de {maxFeatured} lugares ocupados.
        </Trans>
      }
      actions={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Listo</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <div role="group" aria-label={t`Qué destacar`} className="flex flex-wrap gap-2">
          {featuredKinds.map((one) => (
            <ToggleChip key={one} pressed={kind === one} icon={kindIcons[one]} onPress={() => setKind(one)}>
              {i18n._(kindWords[one].label)}
            </ToggleChip>
          ))}
        </div>
        {kind === 'link' ? (
          <FeaturedLinkForm key={count} onAdd={add} />
        ) : (
          <OfferList
            key={kind}
            kind={kind}
            chosen={chosen}
            onAdd={(offer) => add({ ...offer, imageKey: null, isUnseen: false })}
          />
        )}
      </div>
    </Dialog>
  );
}
