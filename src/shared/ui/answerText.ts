import type { Translate } from '../i18n/i18n';
import './answerTexts.de';

/** The text of an error that contains only a status and a code (`saidInstead`), which does not tell the agent what to do. */
const statusAlone = /^HTTP \d/;

/** The sentence of a refusal (`refused`) with what the service says of it, and with what can be done where that does not say why. */
export function refusalText(refused: string, detail: string | null, t: Translate): string {
  if (detail === null) return `${refused} ${t('answer.next')}`;
  return statusAlone.test(detail) ? `${refused} ${answerText(detail, t)} ${t('answer.next')}` : `${refused} ${detail}`;
}

/**
 * What came in place of an answer that names the outcome: an error in the words of the service (`said`), else nothing. What is said of the outcome itself follows it (DECISIONS 240).
 */
export function answerText(said: string | null, t: Translate): string {
  return said === null ? t('answer.none') : t('answer.error', { said });
}

/**
 * The same after the sentence that the requirement quotes for a failure (`failed`), where the service answered with an error. Without
 * an answer it is not said that anything failed (DECISIONS 240).
 */
export function failedAnswerText(failed: string, said: string | null, t: Translate): string {
  return said === null ? answerText(said, t) : `${failed}. ${answerText(said, t)}`;
}
