type Company = {
  company: string;
  contact_name: string;
  phone: string;
  email?: string | undefined;
  tin?: string | undefined;
  message?: string | undefined;
};

/** What every company tells of itself, without what it left blank. */
export const companyBody = ({ company, contact_name, phone, email, tin, message }: Company) => ({
  company,
  contact_name,
  phone,
  ...(email === undefined ? {} : { email }),
  ...(tin === undefined ? {} : { tin }),
  ...(message === undefined ? {} : { message }),
});
