import type { FileError, Photo, ReadPhotoResult } from './read-photo.ts';

/** The source of the photo, to which "Take again" returns. */
type PhotoSource = 'camera' | 'file';

/** Taking one photo: with the camera in the page or from a file, then a review before it is sent. */
export type CaptureState =
  | { kind: 'choosing'; error: FileError | null }
  | { kind: 'camera'; error: FileError | null }
  | { kind: 'reading'; source: PhotoSource }
  | { kind: 'reviewing'; source: PhotoSource; photo: Photo };

export type CaptureEvent =
  | { type: 'camera-wanted' }
  | { type: 'camera-left' }
  | { type: 'taken'; source: PhotoSource }
  | { type: 'read'; result: ReadPhotoResult }
  | { type: 'retake-wanted' };

export const initialCaptureState: CaptureState = { kind: 'choosing', error: null };

const startFor = (way: PhotoSource, error: FileError | null = null): CaptureState =>
  way === 'camera' ? { kind: 'camera', error } : { kind: 'choosing', error };

export function captureMachine(state: CaptureState, event: CaptureEvent): CaptureState {
  switch (event.type) {
    case 'camera-wanted':
      return state.kind === 'choosing' ? startFor('camera') : state;
    case 'camera-left':
      return state.kind === 'camera' ? initialCaptureState : state;
    case 'taken':
      return state.kind === 'choosing' || state.kind === 'camera' ? { kind: 'reading', source: event.source } : state;
    case 'read': {
      if (state.kind !== 'reading') return state;
      const { source } = state;
      return event.result.ok ? { kind: 'reviewing', source, photo: event.result.photo } : startFor(source, event.result.error);
    }
    case 'retake-wanted':
      return state.kind === 'reviewing' ? startFor(state.source) : state;
  }
}
