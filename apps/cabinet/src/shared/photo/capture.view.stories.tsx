import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import type { CaptureState } from './capture.machine.ts';
import { CaptureView } from './capture.view.tsx';
import type { CameraState } from './use-camera.ts';

const nothing = () => undefined;
const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#777"/><rect x=".5" y=".5" width="3" height="2" fill="#ddd"/></svg>',
  );

const meta = {
  title: 'Cabinet/Photo of a document',
  component: CaptureView,
  decorators: [withFormColumn, withStoryMessages],
  tags: ['!autodocs'],
  args: {
    kind: 'document',
    hints: ['Сторона с вашей фотографией', 'Все края документа в кадре'],
    state: { kind: 'choosing', error: null },
    camera: { kind: 'off' },
    preview: PICTURE,
    onCamera: nothing,
    onRestart: nothing,
    onShutter: nothing,
    onFile: nothing,
    onRetake: nothing,
    onSend: nothing,
  },
  parameters: {
    words: { 'Сторона с вашей фотографией': 'Suratingiz bor tomoni', 'Все края документа в кадре': 'Hujjatning barcha chetlari kadrda' },
  },
} satisfies Meta<typeof CaptureView>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (state: CaptureState, camera: CameraState = { kind: 'off' }): Story => ({ args: { state, camera } });
const onCamera = (camera: CameraState): Story => at({ kind: 'camera', error: null }, camera);
const photo = (...warnings: Extract<CaptureState, { kind: 'reviewing' }>['photo']['warnings']): Story =>
  at({ kind: 'reviewing', source: 'camera', photo: { blob: new Blob(), warnings } });

export const Default: Story = {};
export const WrongFile: Story = at({ kind: 'choosing', error: 'file_heic' });
export const CameraStarting: Story = onCamera({ kind: 'starting' });
export const CameraRefused: Story = onCamera({ kind: 'failed', error: 'refused' });
export const NoCamera: Story = onCamera({ kind: 'failed', error: 'none' });
export const CameraBusy: Story = onCamera({ kind: 'failed', error: 'busy' });
export const CameraUnavailable: Story = onCamera({ kind: 'failed', error: 'unavailable' });
export const Selfie: Story = { args: { kind: 'selfie', state: { kind: 'camera', error: null }, camera: { kind: 'starting' } } };
export const Reading: Story = at({ kind: 'reading', source: 'file' });
export const Good: Story = photo();
export const Dark: Story = photo('dark');
export const BlurredAndCut: Story = photo('blurred', 'glare', 'cropped');
export const LongUzbekText: Story = { ...CameraRefused, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
