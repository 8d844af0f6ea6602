import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useEffectsBeforePaint } from './useEffectsBeforePaint';

it('runs the effects in the task of the commit', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const order: string[] = [];
  function Screen() {
    useEffectsBeforePaint('screen');
    useLayoutEffect(() => {
      order.push('committed');
      queueMicrotask(() => order.push('microtask'));
    }, []);
    useEffect(() => {
      order.push('effect');
    }, []);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
  });
  root.render(<Screen />);
  await vi.waitFor(() => {
    expect(order).toEqual(['committed', 'effect', 'microtask']);
  });
});
