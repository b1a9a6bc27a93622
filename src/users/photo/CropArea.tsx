/** The crop area of a picture: drag, pinch, wheel or arrow keys, with a preview beside it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { classes } from '#src/ui/classes.ts';
import type { Part } from './cut.ts';
import { maxZoom, ZoomField } from './ZoomField.tsx';

interface Look {
  readonly aspect: number;
  readonly round: boolean;
}

/**
 * A preview of the crop with CSS only; the picture is cropped on save. `shares` are percentages of the whole
 * picture.
 */
function Preview({
  src,
  shares,
  className,
}: {
  readonly src: string;
  readonly shares: Area;
  readonly className: string;
}): ReactElement {
  const { x, y, width, height } = shares;
  return (
    <span
      aria-hidden
      className={classes('relative block overflow-hidden border border-line bg-subtle', className)}
    >
      <img
        src={src}
        alt=""
        className="absolute max-w-none"
        style={{
          width: `${10_000 / width}%`,
          height: `${10_000 / height}%`,
          insetInlineStart: `${(-100 * x) / width}%`,
          top: `${(-100 * y) / height}%`,
        }}
      />
    </span>
  );
}

/**
 * `onPart` receives the crop after each interaction; `onBroken` is called if the browser cannot read the
 * file.
 */
export function CropArea({
  src,
  aspect,
  round,
  disabled,
  onPart,
  onBroken,
}: Look & {
  readonly src: string;
  readonly disabled: boolean;
  readonly onPart: (part: Part) => void;
  readonly onBroken: () => void;
}): ReactElement {
  const { t } = useLingui();
  const hint = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shares, setShares] = useState<Area | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <div className={classes('relative overflow-hidden rounded-control bg-subtle', round ? 'h-72' : 'h-56')}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={10}
          disableAutomaticStylesInjection
          onCropChange={disabled ? () => undefined : setCrop}
          onZoomChange={disabled ? () => undefined : setZoom}
          onCropComplete={(share, pixels) => {
            setShares(share);
            onPart(pixels);
          }}
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{
            role: 'group',
            'aria-label': t`Parte que se verá`,
            'aria-describedby': hint,
          }}
          classes={{
            // Two tones, because one of them is visible on any picture. `!important`: the library's CSS is
            // outside the layers.
            cropAreaClassName:
              'focus-visible:border-2! focus-visible:border-[black]! focus-visible:outline-3! focus-visible:-outline-offset-5! focus-visible:outline-[white]!',
          }}
        />
      </div>
      <p id={hint} className="text-small text-soft">
        <Trans>Arrastra la imagen para elegir qué se ve, o muévela con las flechas del teclado.</Trans>
      </p>
      <ZoomField value={zoom} onChange={setZoom} disabled={disabled} />
      {shares === null ? null : (
        <div className="flex items-center gap-4">
          <p className="text-small font-semibold">
            <Trans>Así se verá</Trans>
          </p>
          {round ? (
            <>
              <Preview src={src} shares={shares} className="size-24 rounded-full" />
              <Preview src={src} shares={shares} className="size-10 rounded-full" />
            </>
          ) : (
            <Preview
              src={src}
              shares={shares}
              className={
                aspect === 1 ? 'size-24 rounded-card' : 'aspect-[4/1] w-full max-w-80 rounded-control'
              }
            />
          )}
        </div>
      )}
    </div>
  );
}
