import { Button } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { MAX_QUERY_LENGTH } from '@/lib/gateway/contracts/limits'
import styles from './list-search.module.css'

/** Looks for words in a list; the answer is the list's own page under another address. */
export function ListSearch({ action, label, value }: { action: string; label: string; value: string }) {
  return (
    <form className={styles.search} action={action} method="get" role="search" aria-label={label}>
      <LabelledInput
        label={label}
        labelClassName={styles.field}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="search"
      />
      <Button type="submit" look="secondary">
        Найти
      </Button>
    </form>
  )
}
