import type { Country } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import { laterPart } from '~/shared/ui/laterPart';
import { Popup } from '~/shared/ui/Popup';
import '~/domain/common/countryWords.de';
import './shellTexts.de';

const CountryChoice = laterPart(async () => (await import('./CountryChoice')).CountryChoice, 'inPlace');

/** Renders the choice of the desk's country. A basket belongs to one country, so another country starts a new call. */
export function CountryMenu({ country }: { readonly country: Country }) {
  const t = useText();
  return (
    <Popup label={country} name={t('shell.country', { code: country, country: t(`country.${country}`) })}>
      <CountryChoice country={country} />
    </Popup>
  );
}
