import { useStore } from 'react-redux';
import { countries, type Country } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import { countryWords } from '~/domain/common/countryWords';
import { Button } from '~/shared/ui/Button';
import { Popup, usePopupClose } from '~/shared/ui/Popup';
import type { CallRootState } from '~/app/modules';
import { isUntouched } from '~/app/call/unsavedWork';
import { useNewCall } from './newCallContext';
import './shellTexts.de';
import styles from './Shell.module.css';

/** Renders the choice of the desk's country. A basket belongs to one country, so another country starts a new call. */
export function CountryMenu({ country }: { readonly country: Country }) {
  const t = useText();
  return (
    <Popup label={country} name={t('shell.country', { code: country, country: t(countryWords[country]) })}>
      <Choice country={country} />
    </Popup>
  );
}

function Choice({ country }: { readonly country: Country }) {
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
