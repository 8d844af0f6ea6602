import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { keyOf, useScreenKeys } from '~/shared/hooks/useScreenKeys';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Kbd } from '~/shared/ui/Kbd';
import './homeTexts.de';
import type { de } from './homeTexts.de';
import styles from './HomePage.module.css';

/** The keys of the tiles' texts. */
export type TileName = keyof (typeof de)['home']['tile'];

interface Tile {
  readonly path: string;
  readonly title: PlainTextKey;
  /** The key of the text that says what the application is for. */
  readonly tile: TileName;
}

interface HomePageProps {
  readonly fullName: string;
  /** Those that the agent may open. */
  readonly applications: readonly Tile[];
  /** Lists of what is open, in `TodayColumn`s. */
  readonly children: ReactNode;
}

/** Greets the agent by full name and asks which application to open (REQ A5.1); each entry has a key (REQ A5.4). */
export function HomePage({ fullName, applications, children }: HomePageProps) {
  const t = useText();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.querySelector<HTMLElement>('[data-choice="1"]')?.focus();
  }, []);
  useScreenKeys(page);
  return (
    <main className={styles.page} tabIndex={-1} ref={page}>
      <h1 className={styles.greeting}>{t('home.greeting', { name: fullName })}</h1>
      <p className={styles.question}>{t(applications.length === 0 ? 'home.noApplication' : 'home.question')}</p>
      <div className={styles.columns}>
        <ul className={styles.tiles}>
          {applications.map(({ path, title, tile }, index) => (
            <li key={path} className={styles.tile}>
              <span className={styles.head}>
                <Link to={path} className={styles.title} {...keyOf(String(index + 1))}>
                  {t(title)}
                </Link>
                <Kbd>{String(index + 1)}</Kbd>
              </span>
              <span className={styles.text}>{t(`home.tile.${tile}`)}</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </main>
  );
}
