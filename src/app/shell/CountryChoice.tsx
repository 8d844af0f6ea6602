import { useId } from 'react';
import { useStore } from 'react-redux';
import { countries, type Country } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { usePopupClose } from '~/shared/ui/Popup';
import type { CallRootState } from '~/app/modules';
import { callFor } from '~/app/call/callFor';
import { isUntouched } from '~/app/call/unsavedWork';
import { useNewCall } from './newCallContext';
import '~/domain/common/countryWords.de';
import './headerMenuTexts.de';
import styles from './Shell.module.css';

/** Renders the countries; says what is left behind before another one is chosen. Loaded when the menu is opened. */
export function CountryChoice({ country }: { readonly country: Country }) {
  const t = useText();
  const newCall = useNewCall();
  const close = usePopupClose();
  const reasonId = useId();
  const state = useStore<CallRootState>().getState();
  const isOff = (wanted: Country) =>
    wanted !== country && callFor({ country: wanted }, state.call, location.pathname) === null;
  return (
    <div className={styles.menu} role="group" aria-label={t('shell.countryChoice')}>
      {!isUntouched(state) && <p className={styles.roles}>{t('shell.countryResets')}</p>}
      {countries.map((candidate) => (
        <Button
          key={candidate}
          size="row"
          aria-pressed={candidate === country}
          isOff={isOff(candidate)}
          aria-describedby={isOff(candidate) ? reasonId : undefined}
          onClick={() => {
            close();
            if (candidate !== country) newCall({ country: candidate });
          }}
        >
          {candidate} · {t(`country.${candidate}`)}
        </Button>
      ))}
      {countries.some(isOff) && (
        <p id={reasonId} className={styles.roles}>
          {t('country.noOrderEntry')}
        </p>
      )}
    </div>
  );
}
