import { sessionFetch } from '@muddat/app-shell';
import { isApiError, isResponseLost } from '@muddat/sdk';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useRefusalOf } from '../refusal/use-refusal-of.ts';
import { deletePhoto, readStoredPhoto, savePhoto } from './photo-store.ts';
import { type DocumentStep, uploadPhoto } from './upload-photo.ts';
import { type PhotoUploads, photoUploadsMachine } from './uploads.machine.ts';

type Options = {
  /** The id of the customer. Stored photos of other customers are ignored. */
  owner: string;
  steps: readonly DocumentStep[];
  /** Called when the server has saved a photo as a document. */
  onSaved: (step: DocumentStep) => void;
};

/**
 * Refusals of the file itself: the server would refuse the same file again, so its stored copy is deleted, and the customer must send
 * another photo.
 */
const BAD_FILE_CODES: ReadonlySet<string> = new Set(['file_type', 'file_too_large', 'file_broken', 'checksum_mismatch', 'image_too_small']);

/** Uploads photos to the server, and resumes by itself the uploads that a reload has interrupted. */
export function usePhotoUploads({ owner, steps, onSaved }: Options) {
  const { api } = useRouteContext({ from: '__root__' });
  const refusalOf = useRefusalOf();
  const [uploads, dispatch] = useReducer(photoUploadsMachine, {} satisfies PhotoUploads);
  const running = useRef(new Map<DocumentStep, AbortController>());

  /** Uploads a photo and saves it as the document of its step. */
  const deliver = async (step: DocumentStep, photo: Blob, begun: string | null, signal: AbortSignal) => {
    let uploadUrl = begun;
    const upload = () =>
      uploadPhoto({
        step,
        photo,
        uploadUrl,
        signal,
        send: sessionFetch,
        onUploadUrl: (url) => {
          if (signal.aborted) return;
          uploadUrl = url;
          void savePhoto(owner, step, { photo, uploadUrl }, Date.now());
        },
        onProgress: (progress) => dispatch({ type: 'progressed', step, progress }),
      });
    const take = async (upload_id: string) => api.installment.saveVerificationDocument({ step, upload_id }, { signal });
    try {
      await take(await upload());
    } catch (error) {
      // A 404 means that the server has deleted the upload that an earlier try started. Start a new one, but only once.
      if (begun === null || !isApiError(error, 404)) throw error;
      uploadUrl = null;
      await take(await upload());
    }
  };
  const start = async (step: DocumentStep, photo: Blob, uploadUrl: string | null) => {
    running.current.get(step)?.abort();
    const stop = new AbortController();
    running.current.set(step, stop);
    dispatch({ type: 'started', step, photo });
    try {
      await savePhoto(owner, step, { photo, uploadUrl }, Date.now());
      await deliver(step, photo, uploadUrl, stop.signal);
      await deletePhoto(step);
      dispatch({ type: 'ended', step });
      onSaved(step);
    } catch (error) {
      if (stop.signal.aborted) return;
      const refusal = refusalOf(error);
      if (BAD_FILE_CODES.has(refusal.code)) await deletePhoto(step);
      dispatch({ type: 'refused', step, refusal });
    }
  };
  const retry = async (step: DocumentStep) => {
    const kept = await readStoredPhoto(owner, step, Date.now());
    const photo = kept?.photo ?? uploads[step]?.photo;
    if (photo) void start(step, photo, kept?.uploadUrl ?? null);
  };

  const goOn = useEffectEvent(async (step: DocumentStep) => {
    const kept = await readStoredPhoto(owner, step, Date.now());
    if (kept !== null && !running.current.has(step)) void start(step, kept.photo, kept.uploadUrl);
  });
  useEffect(() => {
    for (const step of steps) void goOn(step);
  }, [steps]);
  const goOnOnline = useEffectEvent(() => {
    for (const step of steps) {
      const refusal = uploads[step]?.refusal;
      if (refusal && isResponseLost(refusal)) void retry(step);
    }
  });
  useEffect(() => {
    const online = () => goOnOnline();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return {
    uploads,
    send: (step: DocumentStep, photo: Blob) => void start(step, photo, null),
    retry: (step: DocumentStep) => void retry(step),
    cancel: (step: DocumentStep) => {
      running.current.get(step)?.abort();
      dispatch({ type: 'ended', step });
      void deletePhoto(step);
    },
  };
}
