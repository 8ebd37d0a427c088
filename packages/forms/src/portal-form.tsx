import { type FieldValues, Form, type FormProps, type ResponseData } from '@modular-forms/react';

/** A form that cannot be sent off twice: while one submission is on its way, another is dropped, whoever asks for it. */
export function PortalForm<Values extends FieldValues, Response extends ResponseData>(props: FormProps<Values, Response>) {
  return (
    <Form
      {...props}
      onSubmitCapture={(event) => {
        if (!props.of.submitting.peek()) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
