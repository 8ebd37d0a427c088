import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { FormPhoneField } from '../fields/text-fields.tsx';
import { withLanguage } from '../testing/render-form.tsx';
import { PortalForm } from './portal-form.tsx';
import { usePortalForm } from './use-portal-form.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const schema = v.object({ phone: v.string() });
function SignIn() {
  const form = usePortalForm({ schema, initialValues: { phone: '' } });
  return (
    <PortalForm of={form} onSubmit={() => undefined}>
      <FormPhoneField of={form} name="phone" label="Телефон" />
    </PortalForm>
  );
}

/** Types a character as a browser does: sets the value, then fires `input`. */
function press(field: HTMLInputElement, key: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', field.value + key, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }));
}

/** Types between hydration and the effects, each key in its own microtask. */
function FastFingers({ keys }: { keys: string }) {
  useLayoutEffect(() => {
    for (const key of keys) queueMicrotask(() => press(screen.getByLabelText('Телефон'), key));
  }, [keys]);
  return null;
}

test('keys typed before and during hydration stay in the field', async () => {
  const page = withLanguage(
    <>
      <SignIn />
      <FastFingers keys="00" />
    </>,
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  Reflect.set(HTMLInputElement.prototype, 'value', '9000', screen.getByLabelText('Телефон'));
  root = hydrateRoot(box, page);
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('+998 90 000 0');
});
