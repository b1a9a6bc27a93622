/** The form of a featured link: title, target, and optional picture. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { textLength } from '#schema/limits.parts.ts';
import { FeaturedLink } from '#schema/pages/pages.rules.ts';
import { iconImage } from '#schema/files/ownIcon.ts';
import { FormField, FormText } from '#src/admin/FormFields.tsx';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { rowResolver, type RowForm } from '#src/api/rowForm.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { usePreview } from '#src/lib/usePreview.ts';
import { Button } from '#src/ui/Button.tsx';
import { useUploaded } from '#src/files/useUploaded.ts';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { ImageField } from '#src/ui/ImageField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { DraftItem } from './featuredDraft.ts';
import { LinkField } from './LinkField.tsx';

interface LinkFields {
  title: string;
  link: string;
  image: File | null;
}

const linkForm: RowForm<LinkFields> = {
  schema: z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
    link: FeaturedLink.check(z.minLength(1)),
  }),
  toInput: ({ title, link }) => ({ title: title.trim(), link: link.trim() }),
};

/** Uploads the picture when the link is added; the link itself is saved with the whole list. */
export function FeaturedLinkForm({
  onAdd,
}: {
  readonly onAdd: (item: Omit<DraftItem, 'key'>) => void;
}): ReactElement {
  const { t } = useLingui();
  const uploaded = useUploaded();
  const [preview, show] = usePreview(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm<LinkFields>({
    defaultValues: { title: '', link: '', image: null },
    resolver: rowResolver(linkForm, useLanguage()),
  });
  const add = handleSubmit(async ({ title, link, image }) => {
    setFailed(null);
    try {
      const imageKey = image === null ? null : await uploaded(image);
      onAdd({
        kind: 'link',
        targetId: null,
        title: title.trim(),
        text: null,
        link: link.trim(),
        imageKey,
        imageUrl: image === null ? null : URL.createObjectURL(image),
        isUnseen: false,
      });
    } catch (error) {
      setFailed(whyFailed(error instanceof Error ? error : new Error(String(error))));
    }
  });
  const { form, fault } = useFormFaults((event) => {
    // The form is a React descendant of the list's form, so `submit` would bubble to it.
    event.stopPropagation();
    return add(event);
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormText control={control} name="title" label={t`Título`} maxLength={textLength.name} />
      <FormField control={control} name="link">
        {(tie) => <LinkField label={t`A dónde lleva`} required {...tie} />}
      </FormField>
      <FormField control={control} name="image">
        {(tie) => (
          <ImageField
            label={t`Imagen`}
            optional
            src={tie.value === null ? null : preview}
            accept={iconImage.types.join()}
            maxBytes={iconImage.maxBytes}
            busy={formState.isSubmitting && tie.value !== null}
            onChoose={(file) => {
              tie.onChange(file);
              show(file);
            }}
            onRemove={() => tie.onChange(null)}
          />
        )}
      </FormField>
      <SaveFailed why={failed} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          <Trans>Agregar a la lista</Trans>
        </Button>
        <FaultNote fault={fault} />
      </div>
    </form>
  );
}
