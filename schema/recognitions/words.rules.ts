/** The words of a message, folded and stemmed plainly, for hints and for proposals of types and values. */

/** Lower case without accents: "Ángel Núñez" → "angel nunez". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** All words of a text, folded. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];

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

/** Words of praise, folded. */
export const praiseWords: ReadonlySet<string> = new Set(
  `
  gracias mil millon buen bueno buena buenos buenas bien gran grande grandes excelente excelentes increible genial super
  maravilloso maravillosa fantastico fantastica estupendo estupenda impresionante perfecto perfecta mejor crack maquina
  trabajo labor esfuerzo dedicacion actitud apoyo ayuda compromiso entrega companero companera persona profesional equipo
  felicidades felicitaciones enhorabuena bravo animo sigue sigan adelante vamos orgulloso orgullosa orgullosos agradezco
  agradecido agradecida agradecimiento abrazo saludos estrella favorito favorita eres quiero admiro admiracion cosas cosa
  thank thanks many thx great good well nice awesome amazing excellent fantastic wonderful brilliant superb perfect best
  super outstanding job work effort dedication attitude support help commitment teammate colleague person professional team
  congratulations congrats kudos bravo keep going up proud appreciate appreciated appreciation cheers hug regards star rock
  talented dedicated committed inspiring kind generous friendly amable generoso generosa talentoso talentosa
  rockstar love stuff things thing difference lot everything anything nothing being hard one such a an am glad lucky
`.split(/\s+/u),
);
