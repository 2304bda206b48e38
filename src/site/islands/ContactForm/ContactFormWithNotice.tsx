import type { ComponentProps } from 'react';
import { ContactForm } from './ContactForm.tsx';
import { FailureNotice } from './FailureNotice.tsx';

type Props = Omit<ComponentProps<typeof ContactForm>, 'notice'> &
  Pick<ComponentProps<typeof FailureNotice>, 'phone' | 'email'>;

/** The contact form of a firm that wants a failure to be said; apart, for no other loads its words. */
export function ContactFormWithNotice({ phone, email, ...form }: Props) {
  return (
    <ContactForm
      {...form}
      notice={(failure) => <FailureNotice failure={failure} phone={phone} email={email} />}
    />
  );
}
