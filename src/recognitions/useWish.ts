/** The words of a wish for a birthday or an anniversary, which the person may change. */
import { useLingui } from '@lingui/react/macro';
import type { ComposerPreset } from '#src/posts/composer.store.ts';

/** Returns a function that gives a preset its words. */
export function useWish(): (preset: ComposerPreset) => ComposerPreset {
  const { t } = useLingui();
  return (preset) => {
    const { wish, people = [] } = preset;
    if (wish === undefined) return preset;
    const [one] = people;
    const name = one?.firstName ?? '';
    const words: Readonly<Record<typeof wish, string>> =
      people.length === 1
        ? {
            birthday: t`¡Feliz cumpleaños, ${name}! Que tengas un gran año.`,
            anniversary: t`¡Felicidades por tu aniversario en el equipo, ${name}! Gracias por todo lo que haces.`,
            day: t`¡Muchas felicidades en tu día, ${name}!`,
          }
        : {
            birthday: t`¡Feliz cumpleaños! Que tengan un gran año.`,
            anniversary: t`¡Felicidades por su aniversario en el equipo! Gracias por todo lo que hacen.`,
            day: t`¡Muchas felicidades en su día!`,
          };
    return { ...preset, message: preset.message ?? words[wish] };
  };
}
