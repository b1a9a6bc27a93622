/** The drawing of a benefit without a picture of its own, found by the words of its name, then of its category. */
import { fold } from '#src/lib/text.ts';

/** Icon of `productIcon` → beginnings of words in both languages, without accents. */
const words: readonly (readonly [icon: string, beginnings: string])[] = [
  ['dumbbell', 'gimnasi gym deport sport'],
  ['bike', 'bici bike bicyc'],
  ['car', 'estacion parking auto coche transport'],
  ['smartphone', 'celular telefon mobile phone'],
  ['shirt', 'ropa cloth uniform'],
  ['camera', 'foto photo'],
  ['sofa', 'silla chair mueble furniture'],
  ['house', 'casa hogar home vivienda housing'],
  ['smile', 'orton dental dient brace teeth'],
  ['baby', 'guarder nurser nacimient birth hij child'],
  ['party-popper', 'cumple birthday fiesta'],
  ['eye', 'lente glass optic'],
  ['book-open', 'libro book'],
  ['hand-heart', 'volunt'],
  ['messages-square', 'terap therap psico'],
  ['shopping-bag', 'vale voucher despensa grocer'],
  ['shield-check', 'vacun vaccin segur insur'],
  ['graduation-cap', 'idioma langu beca grant curso course formac learn crecer grow'],
  ['utensils', 'comida comedor lunch food meal'],
  ['plane', 'viaje vacaci travel holiday sabat sabbat'],
  ['calendar-days', 'dia day tiempo time permiso leave'],
  ['heart-pulse', 'salud health bienestar wellbeing'],
  ['users', 'familia family'],
];

const iconIn = (text: string): string | undefined => {
  const said = fold(text).split(/[^a-z]+/u);
  return words.find(([, beginnings]) =>
    beginnings.split(' ').some((beginning) => said.some((word) => word.startsWith(beginning))),
  )?.[0];
};

/** Null leaves the drawing of a gift. */
export const benefitIcon = ({
  name,
  category,
}: {
  readonly name: string;
  readonly category: string;
}): string | null => iconIn(name) ?? iconIn(category) ?? null;
