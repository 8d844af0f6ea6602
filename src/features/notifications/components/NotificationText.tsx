import { Fragment } from 'react';
import type { NotificationLine } from '~/domain/notification/notificationText';
import { useText } from '~/shared/i18n/i18n';
import '../notificationTexts.de';
import styles from './Notifications.module.css';

/** Renders lines of text and links; the places of lines and parts never change, because a text is never edited. */
export function NotificationText({ lines }: { readonly lines: readonly NotificationLine[] }) {
  const t = useText();
  return (
    <p className={styles.text}>
      {withPlaces(lines).map(({ place, value: line }) => (
        <Fragment key={place}>
          {place > 0 && <br />}
          {withPlaces(line).map(({ place: part, value }) =>
            value.kind === 'text' ? (
              <Fragment key={part}>{value.text}</Fragment>
            ) : (
              <a key={part} href={value.address} target="_blank" rel="noopener noreferrer" title={value.address}>
                {value.text}
                <span className="visually-hidden"> {t('notifications.newTab')}</span>
              </a>
            ),
          )}
        </Fragment>
      ))}
    </p>
  );
}

const withPlaces = <T,>(values: readonly T[]) => values.map((value, place) => ({ place, value }));
