import styles from './section-tabs.module.css'

type Section = { code: string; title: string; products: readonly unknown[] }

type Props = { sections: readonly Section[]; chosen: string; onChoose: (code: string) => void }

/** One section is compared at a time: the properties of a tyre say nothing about an oil. */
export function SectionTabs({ sections, chosen, onChoose }: Props) {
  if (sections.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label="Разделы сравнения">
      {sections.map(({ code, title, products }) => (
        <button
          key={code}
          type="button"
          className={styles.tab}
          aria-current={code === chosen ? 'true' : undefined}
          onClick={() => onChoose(code)}
        >
          {title} <span className={styles.count}>{products.length}</span>
        </button>
      ))}
    </nav>
  )
}
