import type { Operation } from '../../../core/operation.ts';
import { getVerificationImage } from './get-image.ts';
import { getVerification } from './get-verification.ts';
import { giveVerificationConsent } from './give-consent.ts';
import { saveVerificationCard } from './save-card.ts';
import { saveVerificationContacts } from './save-contacts.ts';
import { saveVerificationDocument } from './save-document.ts';
import { saveVerificationPerson } from './save-person.ts';
import { submitVerification } from './submit.ts';
import { appendUpload, createUpload, deleteUpload, getUploadOffset } from './uploads/operations.ts';

export const verificationOperations: readonly Operation[] = [
  getVerification,
  giveVerificationConsent,
  createUpload,
  getUploadOffset,
  appendUpload,
  deleteUpload,
  saveVerificationDocument,
  getVerificationImage,
  saveVerificationPerson,
  saveVerificationContacts,
  saveVerificationCard,
  submitVerification,
];
