import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { muiTheme } from './muiTheme';

const tokens = new Map(
  [...readFileSync('src/shared/ui/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

it('parts from MUI use Lato and square corners (REQ A13.3)', () => {
  expect(muiTheme.typography.fontFamily).toMatch(/^Lato,/);
  expect(muiTheme.shape.borderRadius).toBe(0);
  expect(muiTheme.components?.MuiButton?.styleOverrides?.root).toMatchObject({ borderRadius: 0 });
});

it('the colours of the MUI theme are those of tokens.css', () => {
  const { palette } = muiTheme;
  expect({
    accent: palette.primary.main,
    'accent-dark': palette.primary.dark,
    ink: palette.text.primary,
    'ink-secondary': palette.text.secondary,
    error: palette.error.main,
    warning: palette.warning.main,
    success: palette.success.main,
    line: palette.divider,
    desk: palette.background.default,
    paper: palette.background.paper,
  }).toEqual(
    Object.fromEntries(
      ['accent', 'accent-dark', 'ink', 'ink-secondary', 'error', 'warning', 'success', 'line', 'desk', 'paper'].map(
        (name) => [name, tokens.get(name)],
      ),
    ),
  );
});
