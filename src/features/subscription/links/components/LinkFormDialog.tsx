import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { excludableCountries, linkProblems, type LinkInput, type LinkProblem } from '~/domain/subscription/productLink';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Dialog } from '~/shared/ui/Dialog';
import formStyles from '~/shared/ui/Form.module.css';
import { laterPart } from '~/shared/ui/laterPart';
import { Message } from '~/shared/ui/Message';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { TextField } from '~/shared/ui/TextField';
import { saveFailureText } from '../linkFailureTexts';
import { linksActions, selectLinksState, type LinkForm, type LookupTarget } from '../linksSlice';
import { momentOf } from './LinkDetails';
import '~/domain/common/countryWords.de';
import '../linkFormTexts.de';
import '../linksTexts.de';
import styles from './Links.module.css';

const LinkSearchDialog = laterPart(async () => (await import('./LinkSearchDialog')).LinkSearchDialog, 'floating');

/** Creates a link or edits one (REQ G8.4). What is typed is in the store, so that a failure loses nothing. Load it lazily. */
export function LinkFormDialog({ form }: { readonly form: LinkForm }) {
  const t = useText();
  const dispatch = useDispatch();
  const { lookup } = useParts(selectLinksState, 'lookup');
  const [isChecked, setIsChecked] = useState(false);
  const { link, input, phase, failure } = form;
  const isSaving = phase === 'saving';
  const problems = isChecked ? linkProblems(input, link) : [];
  const errorOf = (...known: readonly LinkProblem[]) => {
    const problem = known.find((candidate) => problems.includes(candidate));
    return problem === undefined ? undefined : t(`linkForm.problem.${problem}`);
  };
  const close = () => {
    if (!isSaving) dispatch(linksActions.formClosed());
  };
  const save = () => {
    setIsChecked(true);
    if (!isSaving && linkProblems(input, link).length === 0) dispatch(linksActions.saveRequested());
  };
  const search = (target: LookupTarget) => dispatch(linksActions.lookupAdvanced({ target, phase: 'asking' }));
  const text = (name: Exclude<keyof LinkInput, 'countriesExclusion'>) => ({
    value: input[name],
    readOnly: isSaving,
    onTyped: (typed: string) => dispatch(linksActions.typed({ [name]: typed })),
  });
  return (
    <>
      <Dialog
        title={
          link === null
            ? t('linkForm.newTitle')
            : t('linkForm.editTitle', { number: shownProductNumber(link.subscriptionProduct) })
        }
        width="medium"
        onClose={close}
        actions={
          <>
            <Button aria-disabled={isSaving} onClick={close}>
              {t('linkForm.cancel')}
            </Button>
            <Button look="primary" aria-disabled={isSaving} onClick={save}>
              {t(isSaving ? 'linkForm.saving' : link === null ? 'linkForm.create' : 'linkForm.save')}
            </Button>
          </>
        }
      >
        <form
          className={formStyles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <div className={styles.withButton}>
            {/* Chosen in the search dialog, never typed. */}
            <TextField
              label={t('linkForm.subscriptionProduct')}
              readOnly
              placeholder={t('linkForm.notChosen')}
              value={input.subscriptionProduct}
              error={errorOf('subscriptionProductMissing')}
            />
            <Button initialFocus={link === null} onClick={() => search('subscriptionProduct')}>
              {t('linkForm.chooseSubscription')}
            </Button>
          </div>
          <div className={styles.withButton}>
            <StoredTextField
              label={t('linkForm.deliveryProduct')}
              inputMode="numeric"
              data-initial-focus={link === null ? undefined : ''}
              error={errorOf('deliveryProductMissing', 'deliveryProduct')}
              {...text('deliveryProduct')}
            />
            <Button onClick={() => search('deliveryProduct')}>{t('linkForm.chooseDelivery')}</Button>
          </div>
          <StoredTextField
            label={t('linkForm.regularProducts')}
            error={errorOf('regularProducts')}
            {...text('regularProducts')}
          />
          <StoredTextField label={t('linkForm.description')} {...text('description')} />
          <StoredTextField label={t('linkForm.articleDescription')} {...text('articleDescription')} />
          <fieldset className={styles.countries}>
            <legend>{t('linkForm.exclusion')}</legend>
            {excludableCountries.map((country) => {
              const isExcluded = input.countriesExclusion.includes(country);
              return (
                <CheckField
                  key={country}
                  label={t(`country.${country}`)}
                  checked={isExcluded}
                  onChange={() => {
                    const others = input.countriesExclusion.filter((other) => other !== country);
                    dispatch(linksActions.typed({ countriesExclusion: isExcluded ? others : [...others, country] }));
                  }}
                />
              );
            })}
          </fieldset>
          {link !== null && (
            <p className={formStyles.note}>
              {t('linkForm.meta', {
                created: momentOf(link.metaInfo.createdAt, link.metaInfo.createdBy, t),
                edited: momentOf(link.metaInfo.editedAt, link.metaInfo.editedBy, t),
              })}
            </p>
          )}
          {failure !== null && (
            <Message tone="error">
              {t(saveFailureText(link === null, failure))} {failure.detail}
            </Message>
          )}
          {/* Enter in a field saves. */}
          <button type="submit" hidden />
        </form>
        <p role="status" className="visually-hidden">
          {isSaving && t('linkForm.saving')}
        </p>
      </Dialog>
      {/* Beside the form: its keys must not reach the form's dialog. */}
      {lookup !== null && <LinkSearchDialog lookup={lookup} />}
    </>
  );
}
