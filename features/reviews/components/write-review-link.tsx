import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'

/** The way to the form, which is a page of the account: readers load nothing of it. */
export function WriteReviewLink({ productCode }: { productCode: string }) {
  return (
    <a
      className={buttonClass({ look: 'secondary' })}
      href={hrefs.writeReview(productCode)}
      rel="nofollow"
      data-prefetch="none"
    >
      Написать отзыв
    </a>
  )
}
