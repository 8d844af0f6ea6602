import './trustedTypesPolicy.ts';
import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';
import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import humps from 'humps';
import i18next from 'i18next';
import { jwtDecode } from 'jwt-decode';
import { SnackbarProvider } from 'notistack';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { createBrowserRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import createSagaMiddleware from 'redux-saga';
import { put, takeLatest } from 'typed-redux-saga';
import { object, string } from 'yup';

/**
 * The floor page: loads the application's packages and renders one field. Its cost is the lower bound that Kontor is compared
 * with.
 */
dayjs.extend(utc);
dayjs.extend(timezone);

const slice = createSlice({
  name: 'floor',
  initialState: { day: '' },
  reducers: {
    asked: (state) => state,
    dayReceived: (state, { payload }: { payload: string }) => ({ ...state, day: payload }),
  },
});

function* floorSaga() {
  yield* takeLatest(slice.actions.asked, function* tell() {
    yield* put(slice.actions.dayReceived(dayjs.utc().tz('Europe/Berlin').format('YYYY-MM-DD')));
  });
}

const saga = createSagaMiddleware();
const store = configureStore({
  reducer: slice.reducer,
  middleware: (defaults) => defaults({ thunk: false }).concat(saga),
});
saga.run(floorSaga);
store.dispatch(slice.actions.asked());

const schema = object({ number: string().required() });
const translations = { translation: { number: 'Kundennummer' } };
await i18next.use(initReactI18next).init({ lng: 'de', resources: { de: translations } });

function subjectOf(token: string | null): string {
  return token === null ? '' : JSON.stringify(humps.camelizeKeys(jwtDecode(token)));
}

function Field() {
  const { i18n } = useTranslation();
  const label: unknown = i18n.getResource('de', 'translation', 'number');
  const { register } = useForm({ resolver: yupResolver(schema), defaultValues: { number: '' } });
  const day = useSelector((state: { readonly day: string }) => state.day);
  const [subject] = useState(() => subjectOf(null));
  return (
    <main>
      <p>{`${day} ${subject}`}</p>
      <TextField id="number" label={String(label)} {...register('number')} />
      <Button>OK</Button>
      <Link to="/other">other</Link>
    </main>
  );
}

const router = createBrowserRouter([
  { path: '*', element: <Field /> },
  {
    path: '/other',
    element: (
      <main>
        <h1>Other</h1>
        <Link to="/">back</Link>
      </main>
    ),
  },
]);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18next}>
          <ThemeProvider theme={createTheme()}>
            <SnackbarProvider maxSnack={5}>
              <RouterProvider router={router} />
            </SnackbarProvider>
          </ThemeProvider>
        </I18nextProvider>
      </Provider>
    </StrictMode>,
  );
}
