import { Button } from '../button'

type Props = {
  page: number
  pages: number
  onChange: (page: number) => void
  back?: string
  forward?: string
  className?: string | undefined
}

/** The ways to the pages before and after, of a list that is read again in place. */
export function PageSteps({ page, pages, onChange, back = 'Новее', forward = 'Раньше', className }: Props) {
  if (pages <= 1) return null
  return (
    <div className={className}>
      {page > 1 && (
        <Button look="secondary" onClick={() => onChange(page - 1)}>
          {back}
        </Button>
      )}
      {page < pages && (
        <Button look="secondary" onClick={() => onChange(page + 1)}>
          {forward}
        </Button>
      )}
    </div>
  )
}
