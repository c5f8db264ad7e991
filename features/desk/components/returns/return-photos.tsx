import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { plural } from '@/lib/format/plural'
import styles from './return-photos.module.css'

/** A buyer's photos, read on a press: they are private, so they have no address. */
export function ReturnPhotos({ ids }: { ids: readonly number[] }) {
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { returnPhoto } = await import('../../api/return-writes')
      return Promise.all(ids.map(returnPhoto))
    },
  })
  if (ids.length === 0) return null
  if (!data)
    return (
      <div>
        <Button small look="secondary" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          {isPending
            ? 'Открываем…'
            : `Показать ${ids.length} ${plural(ids.length, ['снимок', 'снимка', 'снимков'])}`}
        </Button>
        {error && <Notice kind="error">{messageIn(error)}</Notice>}
      </div>
    )
  return (
    <ul className={styles.photos}>
      {data.map((address, at) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={`Снимок ${at + 1} из ${data.length}`} className={styles.photo} />
          </a>
        </li>
      ))}
    </ul>
  )
}
