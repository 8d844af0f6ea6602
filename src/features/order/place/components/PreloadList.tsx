import type { ReactNode } from 'react';
import type { PreloadPart, StepState } from '~/domain/order/preload';
import '~/domain/order/preloadWords.de';
import { useText } from '~/shared/i18n/i18n';
import { StepList, type Step } from '~/shared/ui/StepList';

/** What happened at a step that failed, and what to do. */
export interface ShownProblem {
  readonly text: string;
  readonly mayRetry: boolean;
}

interface PreloadListProps<Part extends PreloadPart, Problem> {
  /** Accessible name of the region. */
  readonly label: string;
  readonly title: ReactNode;
  readonly parts: readonly Part[];
  readonly steps: Readonly<Record<Part, StepState<Problem>>>;
  /** Null where the problem is shown elsewhere. */
  readonly problemOf: (part: Part, problem: Problem) => ShownProblem | null;
  readonly onRetry: (part: Part) => void;
  /** The agent goes on without the part, or has completed it by hand. */
  readonly onSkip: (part: Part) => void;
  /** Content behind the steps, such as a link. */
  readonly aside?: ReactNode;
  /** Content between the steps and their problems. */
  readonly children?: ReactNode;
}

/** Renders what was taken over from an order; a failed step can be repeated alone or left out (REQ D1.3, D3.2). */
export function PreloadList<Part extends PreloadPart, Problem>({
  label,
  title,
  parts,
  steps,
  problemOf,
  onRetry,
  onSkip,
  aside,
  children,
}: PreloadListProps<Part, Problem>) {
  const t = useText();
  const shown = parts.flatMap((part): Step[] => {
    const state = steps[part];
    if (state.status === 'none') return [];
    const step: PreloadPart = part;
    const name = t(`preload.step.${step}`);
    const words = {
      key: part,
      name,
      done: t('preload.done', { step: name }),
      open: t('preload.open', { step: name }),
      skipped: t('preload.skipped', { step: name }),
    };
    if (state.status !== 'failed') return [{ ...words, status: state.status }];
    const problem = problemOf(part, state.problem);
    if (problem === null) return [{ ...words, status: 'failed' }];
    const retry = {
      label: t('common.tryAgain'),
      name: t('preload.retry', { step: name }),
      run: () => onRetry(part),
    };
    const skip = { label: t('preload.skip'), name: t('preload.skipStep', { step: name }), run: () => onSkip(part) };
    return [{ ...words, status: 'failed', problem: problem.text, actions: problem.mayRetry ? [retry, skip] : [skip] }];
  });
  return (
    <StepList label={label} title={title} steps={shown} aside={aside}>
      {children}
    </StepList>
  );
}
