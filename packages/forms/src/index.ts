export {
  type DraftValues,
  forgetDraft,
  forgetDrafts,
  forgetDraftsOfOthers,
  forgetGuestDrafts,
  keepDraft,
  ownDraft,
  readDraft,
  tabStore,
} from './draft/draft-store.ts';
export { FormCardNumberField, FormExpiryField } from './fields/card-fields.tsx';
export { FormCheckbox, FormCheckboxGroup, FormRadioCards, FormRadioGroup, FormSwitch } from './fields/choice-fields.tsx';
export { FormComboBox, FormSelect } from './fields/list-fields.tsx';
export { FormNewPasswordField } from './fields/new-password-field.tsx';
export { FormAmountField, FormSlider } from './fields/number-fields.tsx';
export { FormPhotoField } from './fields/photo-fields.tsx';
export { FormCodeField, FormDateField, FormPasswordField, FormPhoneField, FormTextArea, FormTextField } from './fields/text-fields.tsx';
export { PortalForm } from './form/portal-form.tsx';
export { isTouched, readText, useNumber, useText } from './form/read-field.ts';
export { refuseField, refuseFields } from './form/refusal.ts';
export { chooseField, setField } from './form/set-field.ts';
export { FormNotSent } from './form/submit.ts';
export type { PortalFormHandle } from './form/types.ts';
export { usePortalForm } from './form/use-portal-form.ts';
export { useSubmitting } from './form/use-submitting.ts';
export { type LeaveGuardProps, LeaveGuardProvider } from './leave/leave-guard.tsx';
