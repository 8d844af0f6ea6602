import { Link } from 'react-router';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import './homeTexts.de';
import styles from './HomePage.module.css';

interface Tile {
  readonly path: string;
  readonly title: PlainTextKey;
  /** What the application is for. */
  readonly tile: PlainTextKey;
  /** Null: its screen is not part of this version. */
  readonly load: (() => unknown) | null;
}

interface HomePageProps {
  readonly fullName: string;
  /** Those that the agent may open. */
  readonly applications: readonly Tile[];
}

/** Greets the agent by full name and asks which application to open (REQ A5.1). */
export function HomePage({ fullName, applications }: HomePageProps) {
  const t = useText();
  return (
    <main className={styles.page}>
      <h1 className={styles.greeting}>{t('home.greeting', { name: fullName })}</h1>
      <p className={styles.question}>{t(applications.length === 0 ? 'home.noApplication' : 'home.question')}</p>
      <ul className={styles.tiles}>
        {applications.map(({ path, title, tile, load }, index) => (
          <li key={path} className={styles.tile}>
            <Link to={path} className={styles.title} autoFocus={index === 0}>
              {t(title)}
            </Link>
            <span className={styles.text}>{t(tile)}</span>
            {load === null && <Tag>{t('home.later')}</Tag>}
          </li>
        ))}
      </ul>
    </main>
  );
}
