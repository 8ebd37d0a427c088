import type { FileFault, Photo, ReadPhoto } from './read-photo.ts';

/** The source of the photo, to which "Take again" returns. */
type Way = 'camera' | 'file';

/** Taking one photo: with the camera in the page or from a file, then a review before it is sent. */
export type CaptureState =
  | { kind: 'choosing'; fault: FileFault | null }
  | { kind: 'camera'; fault: FileFault | null }
  | { kind: 'reading'; way: Way }
  | { kind: 'reviewing'; way: Way; photo: Photo };

export type CaptureEvent =
  | { type: 'camera-wanted' }
  | { type: 'camera-left' }
  | { type: 'taken'; way: Way }
  | { type: 'read'; result: ReadPhoto }
  | { type: 'retake-wanted' };

export const initialCapture: CaptureState = { kind: 'choosing', fault: null };

const startOf = (way: Way, fault: FileFault | null = null): CaptureState =>
  way === 'camera' ? { kind: 'camera', fault } : { kind: 'choosing', fault };

export function captureMachine(state: CaptureState, event: CaptureEvent): CaptureState {
  switch (event.type) {
    case 'camera-wanted':
      return state.kind === 'choosing' ? startOf('camera') : state;
    case 'camera-left':
      return state.kind === 'camera' ? initialCapture : state;
    case 'taken':
      return state.kind === 'choosing' || state.kind === 'camera' ? { kind: 'reading', way: event.way } : state;
    case 'read': {
      if (state.kind !== 'reading') return state;
      const { way } = state;
      return event.result.ok ? { kind: 'reviewing', way, photo: event.result.photo } : startOf(way, event.result.fault);
    }
    case 'retake-wanted':
      return state.kind === 'reviewing' ? startOf(state.way) : state;
  }
}
