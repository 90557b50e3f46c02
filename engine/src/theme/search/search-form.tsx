import type { InputHTMLAttributes, Ref, SubmitEventHandler } from 'react';
import { LONGEST_INPUT } from '../../client/search/search-address.ts';
import { useText } from '../use-text.ts';

interface Props {
  /** Url of the search page: where the form leads without script. */
  action: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: InputHTMLAttributes<HTMLInputElement>['onChange'];
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

/** The large form of the search page and of the 404 page. */
export function SearchForm({ action, inputRef, onChange, onSubmit }: Props) {
  const t = useText();
  return (
    <form className="search-form" role="search" aria-label={t('search.title')} action={action} onSubmit={onSubmit}>
      <label className="search-field">
        <span className="visually-hidden">{t('search.title')}</span>
        <span className="search-icon" aria-hidden="true" />
        <input
          ref={inputRef}
          className="search-input"
          name="q"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_INPUT}
          placeholder={t('search.placeholder')}
          onChange={onChange}
        />
      </label>
      <button type="submit" className="search-submit">
        {t('search.submit')}
      </button>
    </form>
  );
}
