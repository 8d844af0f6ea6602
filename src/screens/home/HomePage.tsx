import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { keyOf, useScreenKeys } from '~/shared/hooks/useScreenKeys';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Kbd } from '~/shared/ui/Kbd';
import './homeTexts.de';
import styles from './HomePage.module.css';

interface Tile {
  readonly path: string;
  readonly title: PlainTextKey;
  /** What the application is for. */
  readonly text: PlainTextKey;
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
          {applications.map(({ path, title, text }, index) => (
            <li key={path} className={styles.tile}>
              <span className={styles.head}>
                <Link to={path} className={styles.title} {...keyOf(String(index + 1))}>
                  {t(title)}
                </Link>
                <Kbd>{String(index + 1)}</Kbd>
              </span>
              <span className={styles.text}>{t(text)}</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </main>
  );
}
