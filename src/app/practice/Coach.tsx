import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import type { CallRootState } from '~/app/modules';
import { keepBest } from './bestResults';
import type { LessonId } from './lessonIds';
import { lessonOf, slowestStep, sumOf, type Figures, type LessonStep } from './lessons';
import { runningPractice } from './practice';
import { StepCounter, type StepCount } from './stepCounter';
import styles from './Practice.module.css';

/**
 * Guides through a practice call beside the work: what the caller says, the way of the experienced, and the seconds and keys that
 * each step takes. At the end it compares them with those of the experienced (DECISIONS 107).
 */
export function Coach({ lessonId }: { readonly lessonId: LessonId }) {
  const t = useText();
  const store = useStore<CallRootState>();
  const navigate = useNavigate();
  const { steps } = lessonOf(lessonId);
  const [start] = useState(() => store.getState());
  const [counter] = useState(() => new StepCounter());
  const [isResumed] = useState(() => runningPractice.get()?.isResumed ?? false);
  const [results, setResults] = useState<readonly StepCount[]>([]);
  const step = steps[results.length];

  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () =>
      style.setProperty('--coach-bottom', `${String(place.current?.getBoundingClientRect().bottom ?? 0)}px`);
    const observer = new ResizeObserver(measure);
    if (place.current !== null) observer.observe(place.current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--coach-bottom');
    };
  }, []);
  useEffect(() => counter.listen(), [counter]);
  useEffect(() => {
    if (step === undefined) return undefined;
    let isTaken = false;
    const look = () => {
      if (isTaken || !step.isDone(store.getState(), start)) return;
      // The store may change again before the next step is rendered.
      isTaken = true;
      const done = [...results, counter.take()];
      if (done.length === steps.length && !isResumed) keepBest(lessonId, sumOf(done));
      setResults(done);
    };
    look();
    return store.subscribe(look);
  }, [store, start, counter, step, steps, results, lessonId, isResumed]);

  return (
    <section ref={place} className={styles.coach} aria-label={t('practice.coach')}>
      <div className={styles.head}>
        <b>{t(`practice.lesson.${lessonId}`)}</b>
        <span>{t('practice.step', { step: Math.min(results.length + 1, steps.length), steps: steps.length })}</span>
        <Button
          size="row"
          onClick={() => {
            runningPractice.set(null);
            void navigate('/practice');
          }}
        >
          {t(step === undefined ? 'practice.further' : 'practice.abort')}
        </Button>
      </div>
      {isResumed && <p>{t('practice.resumed')}</p>}
      {step === undefined ? (
        <Comparison steps={steps} results={isResumed ? null : results} />
      ) : (
        <Step step={step} counter={isResumed ? null : counter} />
      )}
    </section>
  );
}

/** `22 Tasten, 17 s` */
export function figures(t: ReturnType<typeof useText>, { keys, seconds }: Figures): string {
  return t('practice.figures', { count: keys, seconds: Math.round(seconds) });
}

/** How often the running figures are rendered, in milliseconds. */
const tick = 500;

interface StepProps {
  readonly step: LessonStep;
  /** Null where not all of the call was counted. */
  readonly counter: StepCounter | null;
}

function Step({ step, counter }: StepProps) {
  const t = useText();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(renderAgain, tick);
    return () => clearInterval(timer);
  }, []);
  const own = counter?.read();
  return (
    <>
      <p className={styles.says} aria-live="polite">
        {t('practice.caller', { text: t(step.says) })}
      </p>
      <p>
        {t('practice.experienced', { way: t(step.way) })} {figures(t, step)}{' '}
        {own !== undefined && (
          <span className={styles.own}>
            {t('practice.own')} {figures(t, { keys: own.keys, seconds: Math.floor(own.seconds) })}
            {own.clicks > 0 && ` · ${t('practice.clicks', { count: own.clicks })}`}
          </span>
        )}
      </p>
    </>
  );
}

interface ComparisonProps {
  readonly steps: readonly LessonStep[];
  /** Null where not all of the call was counted. */
  readonly results: readonly StepCount[] | null;
}

/** The whole call beside that of the experienced, and the step in which the most time can be won. */
function Comparison({ steps, results }: ComparisonProps) {
  const t = useText();
  const slowest = results === null ? null : slowestStep(steps, results);
  return (
    <div role="status">
      <p className={styles.says}>{t('practice.done')}</p>
      {results !== null && (
        <>
          <p>
            {t('practice.ownWhole')} {figures(t, sumOf(results))} · {t('practice.ofTheExperienced')}{' '}
            {figures(t, sumOf(steps))}
          </p>
          <p>
            {slowest === null
              ? t('practice.asFast')
              : t('practice.slowest', { text: t(slowest.says), way: t(slowest.way) })}
          </p>
        </>
      )}
    </div>
  );
}
