import { currentLanguage, languages, useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { chooseLanguage, languageNames } from './languageNames';
import './headerMenuTexts.de';

/** Development only (REQ A6.3): the language of the interface. */
export function LanguageChoice() {
  const t = useText();
  return (
    <div role="group" aria-label={t('shell.language')}>
      {languages.map((language) => (
        <Button
          key={language}
          size="row"
          lang={language}
          aria-pressed={language === currentLanguage()}
          onClick={() => chooseLanguage(language)}
        >
          {languageNames[language]}
        </Button>
      ))}
    </div>
  );
}
