/** Extracts the product's own texts of a page, and detects Spanish among them. */

/** Spanish words that no English page contains, and no text of the sample organisation. */
export const spanish =
  /\b(para dar|Reconocer|Guardar|Cerrar|Buscar|Enviar|insignias? de|personas que|Todav[ií]a|No pudimos|Nuev[oa] )\b/;

/**
 * The product's texts on this page: buttons, headings and labels. Self-contained, so that it can also run in
 * another page.
 */
export const ownWords = (): string =>
  Array.from(
    document.querySelectorAll<HTMLElement>(
      'h1, h2, label, legend, [role=tab], [role=status], main button, dialog button',
    ),
    (part) => part.innerText,
  ).join('\n');
