import { buttonClass } from '@/components/ui/button'
import { questionHrefs } from '@/lib/routing/question-hrefs'

/** The way to the form, which is a page of the account: readers load nothing of it. */
export function AskLink({ productCode }: { productCode: string }) {
  return (
    <a
      className={buttonClass({ look: 'secondary' })}
      href={questionHrefs.ask(productCode)}
      rel="nofollow"
      data-prefetch="none"
    >
      Задать вопрос
    </a>
  )
}
