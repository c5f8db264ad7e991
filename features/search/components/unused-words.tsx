import { relOf } from '@/lib/routing/redirects/rel-of'
import { hrefs } from '@/lib/routing/hrefs'
import { demandWord } from '../model/demand-word'

type Props = {
  words: readonly string[]
  query: string
  mode: string
  assistants: string
  className?: string | undefined
}

/** Words of a query that were left out, each with the same search that does not do without it. */
export function UnusedWords({ words, query, mode, assistants, className }: Props) {
  return words.map((word) => {
    const href = hrefs.search({ q: demandWord(query, word), mode, assistants })
    return (
      <p key={word} className={className}>
        Слово «{word}» не учтено —{' '}
        <a href={href} rel={relOf(href)} data-prefetch="hover">
          искать только с ним
        </a>
      </p>
    )
  })
}
