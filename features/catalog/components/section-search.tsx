import { Icon } from '@/components/ui/icon'
import { StaticMarkup } from '@/framework/next/static-markup'
import type { SearchForm } from '../model/to-search-form'
import styles from './section-search.module.css'

type Props = { form: SearchForm; section: string }

/** Looks for words among the goods of a section; a plain form that works without scripts. */
export function SectionSearch({ form: { action, stored, text }, section }: Props) {
  return (
    <StaticMarkup
      as="form"
      className={styles.form}
      action={action}
      role="search"
      aria-label="Поиск в разделе"
      data-search
    >
      {stored.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input
        key={text}
        type="search"
        name="search"
        defaultValue={text}
        placeholder="Искать в разделе"
        aria-label={`Искать в разделе «${section}»`}
        maxLength={255}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button aria-label="Найти в разделе">
        <Icon name="search" />
      </button>
    </StaticMarkup>
  )
}
