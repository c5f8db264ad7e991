import { Button } from '../button'

type Props = {
  page: number
  pages: number
  onChange: (page: number) => void
  label: string
  className: string | undefined
}

/** The ways to the pages before and after, of a list that is read again in place. */
export function PageSteps({ page, pages, onChange, label, className }: Props) {
  if (pages <= 1) return null
  return (
    <div className={className} role="group" aria-label={`${label}: страница ${page} из ${pages}`}>
      {page > 1 && (
        <Button look="secondary" onClick={() => onChange(page - 1)}>
          Назад
        </Button>
      )}
      {page < pages && (
        <Button look="secondary" onClick={() => onChange(page + 1)}>
          Дальше
        </Button>
      )}
    </div>
  )
}
