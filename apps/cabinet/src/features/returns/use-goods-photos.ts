import { sessionFetch } from '@muddat/app-shell';
import { useEffect, useReducer, useRef } from 'react';
import { readPhotoFile } from '../../shared/photo/read-photo.ts';
import { uploadPhoto } from '../../shared/photo/upload-photo.ts';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import { goodsPhotosMachine } from './goods-photos.machine.ts';

/** Uploads photos of goods. The server stores them until the return refers to them; leaving the page aborts the uploads. */
export function useGoodsPhotos() {
  const refusalOf = useRefusalOf();
  const [photos, dispatch] = useReducer(goodsPhotosMachine, []);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const send = async (id: string, file: File, signal: AbortSignal) => {
    // The photo check knows no goods. Use `selfie`: unlike a document, its subject may be cut off by the frame.
    const read = await readPhotoFile(file, 'selfie');
    if (signal.aborted) return;
    if (!read.ok) return dispatch({ type: 'unreadable', id, error: read.error });
    try {
      const uploadId = await uploadPhoto({
        step: 'return',
        photo: read.photo.blob,
        uploadUrl: null,
        signal,
        send: sessionFetch,
        onUploadUrl: () => undefined,
        onProgress: (progress) => dispatch({ type: 'progressed', id, progress }),
      });
      dispatch({ type: 'sent', id, uploadId });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'refused', id, refusal: refusalOf(error) });
    }
  };
  const run = (id: string, file: File) => {
    const stop = new AbortController();
    running.current.set(id, stop);
    dispatch({ type: 'added', id, file });
    // The upload is not awaited: `send` reports its result by `dispatch`, and reports nothing after an abort.
    void send(id, file, stop.signal).finally(() => running.current.delete(id));
  };

  return {
    photos,
    add: (files: readonly File[]) => {
      for (const file of files) run(crypto.randomUUID(), file);
    },
    remove: (id: string) => {
      running.current.get(id)?.abort();
      dispatch({ type: 'removed', id });
    },
  };
}
