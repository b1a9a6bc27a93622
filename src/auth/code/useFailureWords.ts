/** The sentence for a failed code, by the three rules of spec §8. */
import { useLingui } from '@lingui/react/macro';
import type { CodeFailure } from '#machines/oneTimeCode.setup.ts';
import { sentence } from '#schema/errors.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** Returns the sentence of a failure; undefined without one. */
export function useFailureWords(): (failure: CodeFailure | null) => string | undefined {
  const { t } = useLingui();
  const language = useLanguage();
  return (failure) => {
    switch (failure?.rule) {
      case undefined:
        return undefined;
      case 'said':
        return failure.words;
      case 'unverified':
        return t`Error de verificación`;
      case 'status':
        return t`Error en la respuesta de la API`;
      case 'unreached':
        return sentence(failure.error.code, language, failure.error.status);
    }
  };
}
