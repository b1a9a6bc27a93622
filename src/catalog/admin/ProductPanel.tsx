/** One product: its picture, texts, category, price and questions for the buyer. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { productImage } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { usePreview } from '#src/lib/usePreview.ts';
import { ImageField } from '#src/ui/ImageField.tsx';
import { refreshCatalog } from './places.queries.ts';
import { fieldsOf, knownFields, productForm } from './productForm.ts';
import { ProductPieceFields } from './ProductPieceFields.tsx';
import { ProductPlaceFields } from './ProductPlaceFields.tsx';
import { productResource, type AdminProduct } from './products.queries.ts';
import { QuestionsField } from './QuestionsField.tsx';
import { savePicture } from './savePicture.ts';

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
  const cache = useQueryClient();
  const [preview, show] = usePreview(product?.imageUrls[0] ?? null);
  // The product as last saved. A retry after a failed picture upload must not create a second product.
  const [kept, setKept] = useState(product);
  const row = productForm(kept);
  const sendPicture = async (id: string, image: File | null, key: string): Promise<void> => {
    if (image === null) return;
    // The product is already saved, whatever becomes of its picture.
    refreshCatalog(cache);
    await savePicture(id, image, key, (why) => t`El producto ya está guardado; la imagen no. ${why}`);
  };
  const { form, panel } = usePanelForm({
    row,
    id: kept?.id ?? null,
    begin: fieldsOf(product ?? kept),
    base: () => (kept === null ? {} : row.toInput(fieldsOf(kept))),
    known: knownFields,
    create: async ({ image, ...input }, key) => {
      const created = await productResource.create(input, key);
      setKept(created);
      await sendPicture(created.id, image, key);
    },
    update: async ({ id, input: { image = null, basedOn, ...input } }, key) => {
      // People redeem the product meanwhile: its stock is not compared.
      const { image: _none, stock: _left, ...seen } = { ...basedOn };
      if (Object.keys(input).length > 0)
        setKept(await productResource.update({ id, input: { ...input, basedOn: seen } }, key));
      await sendPicture(id, image, key);
    },
    refresh: refreshCatalog,
    done: ({ name }) =>
      product === null ? t`Creaste el producto ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  const stock = useFormState({ control }).defaultValues?.stock ?? null;
  return (
    <FormPanel
      open={open}
      title={kept?.name ?? t`Nuevo producto`}
      description={product === null ? undefined : t`Quien ya lo pidió conserva lo que pidió.`}
      saveLabel={kept === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" placeholder={t`Un viernes libre`} />
      <FormField control={control} name="image">
        {(tie) => (
          <ImageField
            label={t`Imagen`}
            hint={t`Horizontal se ve mejor: PNG, JPEG o WebP. Sin imagen se ve el ícono de su categoría.`}
            src={preview}
            accept={productImage.types.join()}
            maxBytes={productImage.maxBytes}
            shape="wide"
            busy={panel.busy && tie.value !== null}
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
        <ProductPieceFields control={control} stock={product === null ? null : stock} />
      </Part>
      <Part title={t`Al canjear`}>
        <FormField control={control} name="questions">
          {(tie) => <QuestionsField {...tie} />}
        </FormField>
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
    </FormPanel>
  );
}
