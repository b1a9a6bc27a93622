/** One product: its picture, texts, category, price and questions for the buyer. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { productImage } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { rowResolver, sayRefusal, whyFailed } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePreview } from '#src/lib/usePreview.ts';
import { ImageField } from '#src/ui/ImageField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshCatalog } from './places.queries.ts';
import { fieldsOf, knownFields, productForm, type ProductFields } from './productForm.ts';
import { ProductPieceFields } from './ProductPieceFields.tsx';
import { ProductPlaceFields } from './ProductPlaceFields.tsx';
import type { AdminProduct } from './products.queries.ts';
import { QuestionsField } from './QuestionsField.tsx';
import { PictureNotSaved, saveProduct } from './saveProduct.ts';

const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <section className="flex flex-col gap-5 border-t border-line pt-5">
    <h3 className="text-h6 font-semibold">{title}</h3>
    {children}
  </section>
);

/** `null` creates a new product. */
export function ProductPanel({
  product,
  open,
  onClose,
}: {
  readonly product: AdminProduct | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const inside = useRef<HTMLDivElement>(null);
  const [preview, show] = usePreview(product?.imageUrls[0] ?? null);
  // The product as last saved. A retry after a failed picture upload must not create a second product.
  const [kept, setKept] = useState(product);
  const form = useForm<ProductFields>({
    defaultValues: fieldsOf(product),
    resolver: rowResolver(productForm, language),
    shouldFocusError: false,
  });
  const { control, formState, setError } = form;
  const [name, image] = useWatch({ control, name: ['name', 'image'] });
  // The focus moves to the refused field after its error was rendered.
  const [refusals, setRefusals] = useState(0);
  const { submitCount } = formState;
  useEffect(() => {
    if (submitCount + refusals === 0) return;
    const fault = inside.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (fault === null) inside.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
    else fault?.focus();
  }, [submitCount, refusals]);
  const saving = useSaving<ProductFields, unknown>({
    write: (fields, key) => saveProduct(fields, kept, key, setKept),
    refusal: (error) => {
      setRefusals((before) => before + 1);
      if (!(error instanceof PictureNotSaved)) return sayRefusal(productForm, error, knownFields, setError);
      refreshCatalog(cache);
      const why = whyFailed(error.cause) ?? '';
      setError('image', { type: 'server', message: t`El producto ya está guardado; la imagen no. ${why}` });
      return null;
    },
    refresh: refreshCatalog,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: product === null ? t`Creaste el producto ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={kept?.name ?? t`Nuevo producto`}
      description={product === null ? undefined : t`Quien ya lo pidió conserva lo que pidió.`}
      saveLabel={kept === null ? t`Crear` : undefined}
      isDirty={formState.isDirty || image !== null}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      <div ref={inside} className="flex flex-col gap-5">
        <NamesFields control={control} name="name" placeholder={t`Un viernes libre`} />
        <FormField control={control} name="image">
          {(tie) => (
            <ImageField
              label={t`Imagen`}
              hint={t`Horizontal se ve mejor: PNG, JPEG o WebP. Sin imagen se ve el ícono de su categoría.`}
              src={preview}
              accept={productImage.types.join()}
              maxBytes={productImage.maxBytes}
              shape="wide"
              busy={saving.isPending && image !== null}
              onChoose={(file) => {
                tie.onChange(file);
                show(file);
              }}
              error={tie.error}
            />
          )}
        </FormField>
        <FormArea
          control={control}
          name="description"
          label={t`Descripción`}
          optional
          counter
          maxLength={textLength.description}
        />
        <ProductPlaceFields control={control} />
        <Part title={t`Precio y existencias`}>
          <ProductPieceFields form={form} stock={product?.stock ?? null} />
        </Part>
        <Part title={t`Al canjear`}>
          <Controller
            control={control}
            name="questions"
            render={({ field, fieldState }) => (
              <QuestionsField
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message ?? fieldState.error?.root?.message}
              />
            )}
          />
          <FormArea
            control={control}
            name="terms"
            label={t`Condiciones`}
            hint={t`Garantía, cambios, vigencia: se leen antes de canjear.`}
            optional
            counter
            maxLength={textLength.terms}
          />
        </Part>
      </div>
    </FormPanel>
  );
}
