import type { InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'

export type InquiryFormProps = {
  form: InquiryForm
  /** What the page already knows, by field. */
  defaults?: Readonly<Record<string, string>>
  submit: string
  privacyHref?: string | undefined
}
