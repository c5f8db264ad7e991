import { useId } from 'react'
import type { RequestedReviews } from '../hooks/use-review-pages'
import type { ReviewSort } from '../model/review'
import styles from './reviews-block.module.css'

type Props = {
  sorts: readonly ReviewSort[]
  requested: RequestedReviews
  onChange: (changes: Partial<RequestedReviews>) => void
}

const STARS = [5, 4, 3, 2, 1]

export function ReviewFilters({ sorts, requested, onChange }: Props) {
  const id = useId()
  return (
    <p className={styles.sort}>
      <label htmlFor={id}>Порядок</label>
      <select id={id} value={requested.sort} onChange={({ target }) => onChange({ sort: target.value })}>
        {sorts.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-stars`}>Оценка</label>
      <select
        id={`${id}-stars`}
        value={requested.rating ?? ''}
        onChange={({ target }) =>
          onChange({ rating: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">Любая</option>
        {STARS.map((rating) => (
          <option key={rating} value={rating}>
            {rating} из 5
          </option>
        ))}
      </select>
      <label className={styles.pictured}>
        <input
          type="checkbox"
          checked={requested.isWithMedia ?? false}
          onChange={({ target }) => onChange({ isWithMedia: target.checked })}
        />
        С фото и видео
      </label>
    </p>
  )
}
