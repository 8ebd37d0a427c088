export { FormError, getValue, setError, setValue } from '@modular-forms/react';
export { byRules } from './by-rules.ts';
export { FormAmountField, FormPasswordField, FormPhoneField } from './fields.tsx';
export { PortalForm } from './portal-form.tsx';
export { TYPING, usePortalForm } from './use-portal-form.ts';
export { useSubmitting } from './use-submitting.ts';
