import styles from './compare-button.module.css'

type Props = { code: string; section: string; name: string }

/**
 * Markup alone: `compare-host.tsx` hears the press, and what it loads ticks the buttons of products that are compared. The section is the
 * one that the product is compared in.
 */
export function CompareButton({ code, section, name }: Props) {
  return (
    <button
      type="button"
      className={styles.compare}
      data-compare={code}
      data-section={section}
      data-replay-click=""
      aria-label={`Сравнить, ${name}`}
    >
      Сравнить
    </button>
  )
}
