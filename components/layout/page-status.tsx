import { PAGE_STATUS_META } from '@/lib/page-cache/page-status'

/** Gives the page that renders it this HTTP status, and keeps it out of search engines. React hoists both into the head. */
export function PageStatus({ status }: { status: number }) {
  return (
    <>
      <meta name={PAGE_STATUS_META} content={String(status)} />
      <meta name="robots" content="noindex" />
    </>
  )
}
