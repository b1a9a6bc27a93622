/** A preview of a page on a large screen or a phone. */
import { useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { RichText } from '#schema/kit/richText.ts';
import { PageText } from '#src/pages/PageText.tsx';
import { Card } from '#src/ui/Card.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';

/** Renders the unsaved text without a request. */
export function PagePreview({
  title,
  content,
}: {
  readonly title: string;
  readonly content: RichText;
}): ReactElement {
  const { t } = useLingui();
  const [size, setSize] = useState<'large' | 'small'>('large');
  return (
    <section aria-label={t`Vista previa`} className="flex flex-col gap-4">
      {/* A phone shows only its own size. */}
      <div className="hidden wide:block">
        <SegmentedControl
          label={t`Tamaño`}
          hideLabel
          value={size}
          onChange={setSize}
          options={[
            { value: 'large', label: t`Grande`, icon: Monitor },
            { value: 'small', label: t`Teléfono`, icon: Smartphone },
          ]}
        />
      </div>
      <Card
        className={`mx-auto flex w-full flex-col gap-6 bg-page! ${size === 'small' ? 'max-w-97.5' : 'max-w-feed'}`}
      >
        <p className="text-h3 font-bold text-balance wrap-anywhere">
          {title.trim() === '' ? t`Sin título` : title}
        </p>
        <PageText content={content} />
      </Card>
    </section>
  );
}
