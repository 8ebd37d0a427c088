import { useLingui } from '@lingui/react/macro';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { PrivacyNote } from '../request-form/privacy-note.tsx';
import type { FormName } from '../request-forms.ts';
import * as css from './form-skeleton.css.ts';

/** The rows of each form: one field, two fields side by side, or a text of three lines. */
const ROWS: Readonly<Record<FormName, readonly ('one' | 'two' | 'lines')[]>> = {
  question: ['lines', 'two', 'one'],
  corporate: ['two', 'two', 'two', 'lines'],
  seller: ['two', 'two', 'one', 'lines'],
};

/** The skeleton of a form that is loading, as tall as the form, so that nothing moves. */
export function FormSkeleton({ form }: { form: FormName }) {
  const { t } = useLingui();
  return (
    <div className={css.skeleton}>
      <SkeletonGroup label={t({ message: 'Загружаем форму', comment: 'Read by screen readers: while a form loads' })}>
        {ROWS[form].map((row, at) => (
          <div key={at} className={row === 'two' ? css.twoFields : undefined}>
            <Field tall={row === 'lines'} />
            {row === 'two' && <Field />}
          </div>
        ))}
        <div className={css.foot}>
          <span className={css.button} />
          <PrivacyNote />
        </div>
      </SkeletonGroup>
    </div>
  );
}

const Field = ({ tall = false }: { tall?: boolean }) => (
  <div className={css.field} aria-hidden="true">
    <span className={css.label}>
      <span className={css.labelText} />
    </span>
    <span className={tall ? css.textAreaBox : css.inputBox} />
  </div>
);
