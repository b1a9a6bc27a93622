/** Texts of the challenges of the demo, in both languages. */
export const challengeTexts = {
  es: {
    steps: 'Seis semanas de pasos',
    stepsText: 'Cada persona contra su propio comienzo: gana quien más mejora, no quien más corre.',
    water: 'Un mes de agua',
    waterText: 'Ocho vasos al día, cinco días de la semana.',
    stepsUnit: 'pasos',
    waterUnit: 'vasos',
    category: 'Bienestar',
    waterProof: 'Cumplí mis cuatro semanas; adjunté el registro en papel a mi líder.',
    stepsProof: 'Voy arriba de mi comienzo; mi líder vio el contador de estas semanas.',
  },
  en: {
    steps: 'Six weeks of steps',
    stepsText: 'Everybody against their own beginning: who improves most is ahead, not who runs most.',
    water: 'A month of water',
    waterText: 'Eight glasses a day, on five days of the week.',
    stepsUnit: 'steps',
    waterUnit: 'glasses',
    category: 'Wellbeing',
    waterProof: 'I kept my four weeks; my leader has the paper log.',
    stepsProof: 'I am above my beginning; my leader has seen the counter of these weeks.',
  },
} as const;
