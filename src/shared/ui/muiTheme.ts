import { createTheme } from '@mui/material/styles';

/**
 * The MUI theme with our look: Lato, square, petrol (UX Look; REQ A13.3). The values equal those of tokens.css, which a
 * unit test checks.
 */
export const muiTheme = createTheme({
  palette: {
    primary: { main: '#0a5866', dark: '#063f4a' },
    text: { primary: '#1b2430', secondary: '#56616f' },
    error: { main: '#a4231b' },
    warning: { main: '#7a4d00' },
    success: { main: '#17643a' },
    divider: '#d9dee5',
    background: { default: '#f3f5f8', paper: '#ffffff' },
  },
  shape: { borderRadius: 0 },
  typography: { fontFamily: "Lato, 'Helvetica Neue', Arial, sans-serif", fontSize: 14 },
  transitions: {
    duration: { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { styleOverrides: { root: { borderRadius: 0 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 36 } } },
  },
});
