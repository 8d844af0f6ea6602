import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { logFailure } from '~/services/loggingService/loggingService';
import { isStandInThere, resetStandIn } from '~/services/standInService/standInService';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { Button } from '~/shared/ui/Button';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { NarrowPage } from '~/shared/ui/NarrowPage';
import { currentCall } from '~/app/call/runningCall';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import type { CallRootState } from '~/app/modules';
import { useNewCall } from '~/app/shell/newCallContext';
import { bestResults } from './bestResults';
import { figures } from './Coach';
import type { LessonId } from './lessonIds';
import { lessons, sumOf } from './lessons';
import { runningPractice } from './practice';
import './practiceTexts.de';
import './practiceTitleTexts.de';
import styles from './Practice.module.css';

/** Renders the five guided calls. They run with the local services only: nothing of them reaches a real one (DECISIONS 107). */
export function PracticeRoute() {
  const t = useText();
  const newCall = useNewCall();
  const store = useStore<CallRootState>();
  const [place, setPlace] = useState<'unknown' | 'standIn' | 'real'>('unknown');
  const [problem, setProblem] = useState<'none' | 'callOpen' | 'notReset'>('none');
  const [best] = useState(bestResults);

  useEffect(() => {
    void isStandInThere().then((isThere) => setPlace(isThere ? 'standIn' : 'real'));
  }, []);

  const begin = async (lesson: LessonId): Promise<void> => {
    if (unsavedWorkOf(store.getState()) !== 'nothing') {
      setProblem('callOpen');
      return;
    }
    try {
      await resetStandIn();
    } catch (error) {
      logFailure(error);
      setProblem('notReset');
      return;
    }
    newCall({ variant: 'standard', country: 'DE' });
    const call = currentCall();
    if (call !== null) runningPractice.set({ lesson, callId: call.id, isResumed: false });
  };

  return (
    <NarrowPage title={t('practice.title')}>
      <div className={styles.page}>
        <p>{t(place === 'real' ? 'practice.onlyLocal' : 'practice.intro')}</p>
        {problem !== 'none' && (
          <p role="alert">{t(problem === 'callOpen' ? 'practice.callOpen' : 'practice.notReset')}</p>
        )}
        {place === 'standIn' && (
          <ChoiceKeys>
            <ol className={styles.lessons}>
              {lessons.map(({ id, steps }, index) => {
                const own = best[id];
                return (
                  <li key={id}>
                    <Button
                      look={index === 0 ? 'primary' : 'secondary'}
                      choice={choiceOf(index)}
                      autoFocus={index === 0}
                      onClick={() => void begin(id)}
                    >
                      {t(`practice.lesson.${id}`)}
                    </Button>
                    <span className={styles.figures}>
                      {t('practice.ofTheExperienced')} {figures(t, sumOf(steps))}
                      {own !== undefined && (
                        <>
                          <br />
                          {t('practice.best')} {figures(t, own)}
                        </>
                      )}
                    </span>
                  </li>
                );
              })}
            </ol>
          </ChoiceKeys>
        )}
      </div>
    </NarrowPage>
  );
}
