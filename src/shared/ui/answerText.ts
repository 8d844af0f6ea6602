import type { Translate } from '../i18n/i18n';
import './answerTexts.de';

/**
 * What came in place of an answer that names the outcome: an error in the words of the service (`said`), else nothing. What is said of the outcome itself follows it (DECISIONS 240).
 */
export function answerText(said: string | null, t: Translate): string {
  return said === null ? t('answer.none') : t('answer.error', { said });
}
