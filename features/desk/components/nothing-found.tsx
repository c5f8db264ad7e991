import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

type Props = {
  title: string
  text: string
  /** Address and words of what shows more; undefined where nothing is narrowed. */
  way: readonly [href: string, title: string] | undefined
}

/** An empty list of the desk, with the way out of the conditions that emptied it. */
export function NothingFound({ title, text, way }: Props) {
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        way && (
          <a className={buttonClass({ look: 'secondary' })} href={way[0]} data-prefetch="none">
            {way[1]}
          </a>
        )
      }
    />
  )
}
