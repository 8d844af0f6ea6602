import { useStore } from 'react-redux';
import { countries, type Country } from '~/domain/common/country';
import { countryWords } from '~/domain/common/countryWords';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { usePopupClose } from '~/shared/ui/Popup';
import type { CallRootState } from '~/app/modules';
import { isUntouched } from '~/app/call/unsavedWork';
import { useNewCall } from './newCallContext';
import './headerMenuTexts.de';
import styles from './Shell.module.css';

/** Renders the countries; says what is left behind before another one is chosen. Loaded when the menu is opened. */
export function CountryChoice({ country }: { readonly country: Country }) {
  const t = useText();
  const newCall = useNewCall();
  const close = usePopupClose();
  const isEmpty = isUntouched(useStore<CallRootState>().getState());
  return (
    <div className={styles.menu} role="group" aria-label={t('shell.countryChoice')}>
      {!isEmpty && <p className={styles.roles}>{t('shell.countryResets')}</p>}
      {countries.map((candidate) => (
        <Button
          key={candidate}
          size="row"
          aria-pressed={candidate === country}
          onClick={() => {
            close();
            if (candidate !== country) newCall({ country: candidate });
          }}
        >
          {candidate} · {t(countryWords[candidate])}
        </Button>
      ))}
    </div>
  );
}
