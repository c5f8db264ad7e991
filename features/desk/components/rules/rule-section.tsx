import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { ToneBadge } from '@/components/ui/tone-badge'
import styles from '../desk.module.css'

type SectionProps = { title: string; children: ReactNode }

/** A titled list of rules or of their changes. */
export function RuleSection({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.list}>{children}</ol>
    </section>
  )
}

type ItemProps = {
  title: string
  /** What the buttons are for, said to who does not see the row; the title unless given. */
  name?: string
  children: ReactNode
  state?: ReactNode
  onChange?: (() => void) | undefined
  /** For a rule that can be off. */
  toggle?: { isOn: boolean; onToggle: () => void }
  undo?: { title: string; onUndo: () => void } | false
}

export function RuleItem({ title, name = title, children, state, onChange, toggle, undo }: ItemProps) {
  const toggleTitle = toggle?.isOn ? 'Выключить' : 'Включить'
  return (
    <li className={styles.rule}>
      <p className={styles.what}>{title}</p>
      <div className={styles.soft}>
        {toggle ? (
          <ToneBadge tone={toggle.isOn ? 'good' : 'bad'} title={toggle.isOn ? 'Действует' : 'Не действует'} />
        ) : (
          state
        )}
      </div>
      <div className={styles.terms}>{children}</div>
      <div className={styles.tabs}>
        {onChange && (
          <Button small look="secondary" aria-label={`Изменить: ${name}`} onClick={onChange}>
            Изменить
          </Button>
        )}
        {toggle && (
          <Button small look="plain" aria-label={`${toggleTitle}: ${name}`} onClick={toggle.onToggle}>
            {toggleTitle}
          </Button>
        )}
        {undo && (
          <Button small look="plain" aria-label={`${undo.title}: ${name}`} onClick={undo.onUndo}>
            {undo.title}
          </Button>
        )}
      </div>
    </li>
  )
}
