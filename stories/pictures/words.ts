/** Tells the product's own words on a page from what people wrote, and Spanish from English. */

/** Words that no English page has, and none of the organisation's own. */
export const spanish =
  /\b(para dar|Reconocer|Guardar|Cerrar|Buscar|Enviar|insignias? de|personas que|Todav[ií]a|No pudimos|Nuev[oa] )\b/;

/** The product's words on this page: buttons, headings and labels. Refers to nothing outside, so that it also runs in another page. */
export const ownWords = (): string =>
  Array.from(
    document.querySelectorAll<HTMLElement>(
      'h1, h2, label, legend, [role=tab], [role=status], main button, dialog button',
    ),
    (part) => part.innerText,
  ).join('\n');
