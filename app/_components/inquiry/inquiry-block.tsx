import { documentHref } from '@/app/_components/frame/document-href'
import { InquiryForm } from '@/features/inquiries/components/inquiry-form'
import { PlainInquiryForm } from '@/features/inquiries/components/plain-inquiry-form'
import type { InquiryFormProps } from '@/features/inquiries/model/inquiry-form-props'
import { orEmpty } from '@/lib/data-cache/load'
import { loadBootstrap } from '@/lib/site/load-bootstrap'

/**
 * A form of `INQUIRY_FORMS` in a page: with scripts it checks while it is filled in and shows its receipt in place, without
 * it posts to a page. `defaults` fill fields in, the `context` ones among them.
 */
export async function InquiryBlock(props: Omit<InquiryFormProps, 'privacyHref'>) {
  const privacyHref = documentHref(await orEmpty(loadBootstrap, undefined), 'privacy')
  const shared = { ...props, privacyHref }
  return <InquiryForm {...shared} plain={<PlainInquiryForm {...shared} />} />
}
