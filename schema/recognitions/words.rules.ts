/** The words of a message, folded and stemmed plainly, for hints and for proposals of types and values. */

/** Lower case without accents: "Ángel Núñez" → "angel nunez". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** All words of a text, folded. */
export const wordsOf = (text: string): readonly string[] =>
  [...fold(text).matchAll(/[\p{L}\p{N}']+/gu)].map(([word]) => word);

/** Words without content of their own, in Spanish and English, folded. */
export const emptyWords: ReadonlySet<string> = new Set(
  `
  a al ante con contra de del desde e el ella ellas ellos en entre era eras eres es esa ese eso esta estas este esto estos
  fue fuiste ha has hasta hay la las le les lo los mas me mi mis muy nada ni no nos nosotros nuestra nuestro o os otra otro
  para pero por porque pues que quien se ser si sin sobre solo somos son soy su sus tambien tan te ti tu tus un una uno unos
  usted ustedes vez y ya yo como cuando donde hoy ayer ahi aqui asi ahora hace hacer hecho haces estar estas estoy todo toda
  todos todas cada dia dias semana mes ano siempre nunca mucho mucha muchas muchos tanto tanta
  and are as at be been but by did do does done for from had has have he her him his i in is it its just me my of on or our
  she so that the their them they this those to too us was we were what when where who will with you your yours all always
  day days every never week month year today yesterday so much very really
`.split(/\s+/u),
);
