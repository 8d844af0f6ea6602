import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useScrolledIntoView } from './useScrolledIntoView';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useScrolledIntoView(form);
  return <form ref={form} />;
}

const area = (forms: readonly string[]) => (
  <div data-testid="area" style={{ overflowY: 'auto' }}>
    {forms.map((name) => (
      <Form key={name} />
    ))}
  </div>
);

test.each([
  ['before it is mounted', [['first'], [], ['second'], []]],
  ['after it is mounted', [['first'], ['first', 'second'], ['second'], []]],
])('the area is where it was, also when the form before is unmounted only %s', (_when, steps) => {
  const { getByTestId, rerender } = render(area([]));
  // The first form needs 14 more; with it scrolled, the second one is in view.
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    getByTestId('area').scrollTop = 14;
  });
  for (const forms of steps) rerender(area(forms));
  expect(into).toHaveBeenCalledTimes(2);
  expect(getByTestId('area').scrollTop).toBe(0);
});
