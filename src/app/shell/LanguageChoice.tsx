import { localStorageKeys } from '~config/storageKeys';
import { currentLanguage, languages, switchLanguage, useText } from '~/shared/i18n/i18n';
import { writeText } from '~/shared/storage/safeStorage';
import { Button } from '~/shared/ui/Button';
import './shellTexts.de';

const names = { de: 'Deutsch', en: 'English' } as const;

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
          onClick={() => {
            writeText('local', localStorageKeys.language, language);
            void switchLanguage(language);
          }}
        >
          {names[language]}
        </Button>
      ))}
    </div>
  );
}
