import type { ComponentProps, ReactNode } from 'react'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { Button } from '@/components/ui/button'
import styles from './desk.module.css'

type Props = Omit<ComponentProps<typeof LabelledInput>, 'type' | 'name' | 'defaultValue'> & {
  title: string
  /** The list that shows what is found. */
  href: string
  /** What the address says now: another address starts the fields anew. */
  query: { search: string } & Record<string, unknown>
  className?: string
  /** What narrows the list beside the words. */
  children: ReactNode
}

/** A plain form of the address: it works without scripts too. */
export function DeskSearch({ title, href, query, className = styles.search, children, ...words }: Props) {
  return (
    <form key={JSON.stringify(query)} className={className} action={href} role="search" aria-label={title}>
      <LabelledInput
        labelClassName={styles.wide}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={query.search}
        {...words}
      />
      {children}
      <Button type="submit">Найти</Button>
    </form>
  )
}
