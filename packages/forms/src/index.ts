export {
  customerDraftKey,
  type DraftValues,
  deleteAllDrafts,
  deleteDraft,
  deleteGuestDrafts,
  deleteOtherCustomersDrafts,
  draftStorage,
  readDraft,
  saveDraft,
} from './draft/draft-store.ts';
export { FormCardNumberField, FormExpiryField } from './fields/card-fields.tsx';
export { FormCheckbox, FormCheckboxGroup, FormRadioCards, FormRadioGroup, FormSwitch } from './fields/choice-fields.tsx';
export { FormComboBox, FormSelect } from './fields/list-fields.tsx';
export { FormNewPasswordField } from './fields/new-password-field.tsx';
export { FormAmountField, FormSlider } from './fields/number-fields.tsx';
export { FormPhotoField } from './fields/photo-fields.tsx';
export { FormCodeField, FormDateField, FormPasswordField, FormPhoneField, FormTextArea, FormTextField } from './fields/text-fields.tsx';
export { PortalForm } from './form/portal-form.tsx';
export { isFieldTouched, readFieldText, useFieldNumber, useFieldText } from './form/read-field.ts';
export { setFieldError, setFieldErrors } from './form/refusal.ts';
export { setAndValidateField, setField } from './form/set-field.ts';
export { SubmissionFailedError } from './form/submit.ts';
export type { PortalFormHandle } from './form/types.ts';
export { usePortalForm } from './form/use-portal-form.ts';
export { useSubmitting } from './form/use-submitting.ts';
export { type LeaveGuardProps, LeaveGuardProvider } from './leave/leave-guard.tsx';
