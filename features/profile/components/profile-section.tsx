import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

type Props = { title: string; text?: ReactNode; children: ReactNode }

export function ProfileSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {text && <p className={styles.soft}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
